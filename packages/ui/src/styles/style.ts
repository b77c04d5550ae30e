import { globalStyle, style as layerlessStyle, type StyleRule } from '@vanilla-extract/css';
import { components, reset } from './layers.css.ts';

export type Rule = Omit<StyleRule, '@layer'>;

/** A class of a component, in the components layer. For use in `.css.ts` files. */
export const style = (rule: Rule) => layerlessStyle({ '@layer': { [components]: rule } });

/** One class for each member of a list: the list is a prop's values, the record what they look like. */
export function variants<const Name extends string>(rules: Record<Name, Rule>) {
  const names = Object.keys(rules) as Name[];
  return Object.fromEntries(names.map((name) => [name, style(rules[name])])) as Record<
    Name,
    string
  >;
}

/** Styles of what a component was handed and has no class for, such as a backdrop's `img`. */
export const descendantStyle = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [components]: rule } });

export const resetStyle = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

import {
  globalStyle,
  style as layerlessStyle,
  type StyleRule,
  styleVariants,
} from '@vanilla-extract/css';
import { components, reset } from './layers.css.ts';

export type Rule = Omit<StyleRule, '@layer'>;

const inComponentsLayer = (rule: Rule) => ({ '@layer': { [components]: rule } });

/** A class in the components layer. For use in `.css.ts` files. */
export const style = (rule: Rule) => layerlessStyle(inComponentsLayer(rule));

/** One class per value of a prop, in the components layer. */
export const variants = <const Name extends string>(rules: Record<Name, Rule>) =>
  styleVariants(rules, inComponentsLayer);

/** Styles elements that a component receives and cannot give a class, such as a backdrop's `img`. */
export const descendantStyle = (selector: string, rule: Rule) =>
  globalStyle(selector, inComponentsLayer(rule));

export const resetStyle = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

/** Of `readTypeTexts`, which the Vite configuration puts here. */
declare const TYPE_TEXTS: Record<string, string>;

/** The type of a prop as its interface, or one that it extends, declares it. */
function declaredType(typeName: string, prop: string): string | undefined {
  const text = TYPE_TEXTS[typeName] ?? '';
  // A declaration ends before the next one or the end of the interface.
  const own = new RegExp(`^  ${prop}\\??:\\s+([^]*?);(?=\\n(?:  [^\\s}]|\\}))`, 'm').exec(
    text,
  )?.[1];
  if (own !== undefined) return own;
  const [, parents = ''] = /^interface \w+[^{]*? extends ([^{]*)/.exec(text) ?? [];
  for (const [parent] of parents.matchAll(/\w+/g)) {
    const inherited = parent === typeName ? undefined : declaredType(parent, prop);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

/** The text of a type without `readonly`, and with the values of shared lists in place of their names. */
function expand(text: string): string {
  const short = text.replaceAll('readonly ', '').replace(/ \| undefined$/, '');
  const [, list] = /^\(?typeof (\w+)\)?\[number\]$/.exec(short) ?? [];
  if (list) {
    const [, items = ''] = /\[([^\]]*)\]/.exec(TYPE_TEXTS[list] ?? '') ?? [];
    return items
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => (item.startsWith('...') ? expand(`typeof ${item.slice(3)}[number]`) : item))
      .join(' | ');
  }
  const [, alias] = /^type \w+ =\s+([^]*);$/.exec(TYPE_TEXTS[short] ?? '') ?? [];
  const isShort = alias && (alias === 'string' || valuesOf(expand(alias)));
  return isShort ? expand(alias) : short;
}

/** The values of a union of literals. */
function valuesOf(type: string): (string | number)[] | undefined {
  const literals = type.split('|').map((literal) => literal.trim());
  if (!literals.every((literal) => /^(?:'[^']*'|\d+)$/.test(literal))) return undefined;
  return literals.map((literal) =>
    literal.startsWith("'") ? literal.slice(1, -1) : Number(literal),
  );
}

/** What a designer reads as a type, and the text behind it. */
function typeOf(type: string): { summary: string; detail?: string } {
  const values = valuesOf(type);
  if (values) return { summary: values.join(' | ') };
  if (type.startsWith('{')) {
    const own = type.slice(1, type.lastIndexOf('}')).replaceAll(/\{[^{}]*\}/g, '');
    const keys = [...own.matchAll(/(?:^|;|\*\/)\s*(\w+)\??:/g)].map(([, key]) => key);
    return { summary: `{ ${keys.join(', ')} }${type.endsWith('[]') ? '[]' : ''}`, detail: type };
  }
  const parts = [...new Set(type.match(/\b[A-Z]\w+/g))];
  const detail = parts.flatMap((part) => TYPE_TEXTS[part] ?? []).join('\n\n');
  return { summary: type, ...(detail && { detail }) };
}

/** Whether a value can be typed as JSON: it holds no element, no function and no symbol. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isData)
    : ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** The control in which a value of a type can be typed or chosen; none for what only code can give. */
function controlOf(type: string, value: unknown): Pick<StrictInputType, 'control' | 'options'> {
  const options = valuesOf(type);
  if (options) return { control: { type: 'select' }, options };
  if (type === 'boolean' || type === 'string' || type === 'number') {
    return { control: { type: type === 'string' ? 'text' : type } };
  }
  if (typeof value === 'object' && isData(value)) return { control: { type: 'object' } };
  const isText =
    type === 'ReactNode' && (value === undefined || value === null || typeof value === 'string');
  return isText ? { control: { type: 'text' } } : { control: false };
}

/**
 * Makes react-docgen's prop tables readable: types as they are declared, with the values of shared lists and
 * unions, a control wherever a value can be typed, and `@default` in its own column. What a story's `argTypes`
 * say of a control stays.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { displayName = '' } =
    (component as { __docgenInfo?: { displayName?: string } })?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description = '', byDefault] = (argType.description ?? '').split(/\s*@default\s+/);
      const declared = declaredType(`${displayName}Props`, name);
      const type = declared === undefined ? undefined : expand(declared);
      // react-docgen's own has no `disable`.
      const isChosen = 'disable' in Object(argType.control ?? {});
      return [
        name,
        {
          ...argType,
          ...(type && !isChosen && controlOf(type, initialArgs[name])),
          description,
          table: {
            ...argType.table,
            ...(type && { type: typeOf(type) }),
            ...(byDefault !== undefined && {
              defaultValue: { summary: argType.table?.defaultValue?.summary ?? byDefault },
            }),
          },
        },
      ];
    }),
  );
};

import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/**
 * Improves react-docgen's prop tables: shows a list's values instead of `unknown[number]`, and `@default` in its
 * own column.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, byDefault] = (argType.description ?? '').split(/\s*@default\s+/);
      const { type, defaultValue } = argType.table ?? {};
      const isList = type?.summary?.includes('[number]') && argType.options;
      return [
        name,
        {
          ...argType,
          description: description ?? '',
          table: {
            ...argType.table,
            ...(isList && { type: { summary: isList.join(' | ') } }),
            ...(byDefault !== undefined && {
              defaultValue: { summary: defaultValue?.summary ?? byDefault },
            }),
          },
        },
      ];
    }),
  );

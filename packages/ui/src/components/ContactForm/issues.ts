import { type ObjectSchema, ValidationError } from 'yup';

/**
 * The first issue of each field.
 * @returns issue codes by field name; empty where all is well.
 */
export async function issuesOf<Values extends object>(
  schema: ObjectSchema<Values>,
  values: Values,
): Promise<Partial<Record<keyof Values, string>>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const issues: Partial<Record<string, string>> = {};
    for (const { path, message } of error.inner) if (path) issues[path] ??= message;
    return issues as Partial<Record<keyof Values, string>>;
  }
}

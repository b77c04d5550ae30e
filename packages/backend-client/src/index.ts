import type { CallName, CallPayloads } from '@elevate/enquiry';

const loadCallable = () => import('./callable.ts');

/** Fetches the code of the calls ahead of time, when a visitor begins to use a form. */
export function prepare(): void {
  loadCallable().catch(() => {
    // `invoke` asks again, and reports what it cannot get.
  });
}

/**
 * Calls one of the product's functions (specification, section 7). Firebase is loaded with the first
 * call, not with the page.
 * @throws `FunctionsError` with the function's code, or what kept the code of the call from loading.
 */
export async function invoke<Name extends CallName>(
  name: Name,
  payload: CallPayloads[Name],
): Promise<void> {
  const { call } = await loadCallable();
  await call(name, payload);
}

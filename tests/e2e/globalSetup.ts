import { startStack } from '../../scripts/stack.mjs';

/** Serves the product for the run, unless one is running already (`ELEVATE_STACK=running`). */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['ELEVATE_STACK'] === 'running') return undefined;
  const stack = await startStack({ mailbox: true });
  return () => stack.stop();
}

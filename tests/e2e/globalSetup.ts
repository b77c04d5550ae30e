import { build } from '../../scripts/build.ts';
import { startStack } from '../../scripts/stack.ts';
import { run } from '../../scripts/toolchain.mjs';

/** Builds what has changed and serves it for the run, unless it is served already (`ELEVATE_STACK=running`). */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  await build();
  await run('node', ['site/build.ts', '--development']);
  if (process.env['ELEVATE_STACK'] === 'running') return undefined;
  const stack = await startStack();
  return () => stack.stop();
}

/** The page of appCheck.spec.ts: the client of the functions, with App Check on or off. */
import { connectBackend } from '@elevate/backend-client';

declare global {
  interface Window {
    backend: ReturnType<typeof connectBackend>;
  }
}

window.backend = connectBackend({
  appCheck: location.search === '?on' ? { siteKey: 'site-key' } : undefined,
});

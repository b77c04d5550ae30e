/** What appCheck.spec.ts has in its page: the site's way to the functions, App Check on or off. */
import { connectBackend } from '@elevate/backend-client';

declare global {
  interface Window {
    backend: ReturnType<typeof connectBackend>;
  }
}

window.backend = connectBackend({
  appCheck: location.search === '?on' ? { siteKey: 'site-key' } : undefined,
});

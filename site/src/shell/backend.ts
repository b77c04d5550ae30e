import { connectBackend } from '@elevate/backend-client';
import { brand } from '@elevate/brand';

/** The site's client for its functions. */
export const { prepareAppCheck, invoke, unsubscribe } = connectBackend({
  appCheck: brand.appCheck,
});

import { connectBackend } from '@elevate/backend-client';
import { brand } from '@elevate/brand';

/** The site's way to its functions. */
export const { prepare, invoke, unsubscribe } = connectBackend({ appCheck: brand.appCheck });

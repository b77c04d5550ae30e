import { brand } from '@elevate/brand';
import type { CallableOptions } from 'firebase-functions/https';
import { callLimits } from './limits.ts';
import { region, serviceAccount } from './settings.ts';

/**
 * Options of every callable. App Check's switch is the brand's: the value is in the bundle when this
 * is deployed, and read when an instance starts.
 */
export const callOptions = (secrets: NonNullable<CallableOptions['secrets']>): CallableOptions => ({
  ...callLimits,
  region,
  serviceAccount,
  secrets,
  // Hosting serves the calls on the site's own address: no page of another may read an answer.
  cors: false,
  enforceAppCheck: brand.appCheck !== undefined,
});

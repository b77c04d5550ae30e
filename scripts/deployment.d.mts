import type { SmokeEnquiryOptions } from './smokeEnquiry.d.mts';

export interface DeploymentOptions extends Pick<SmokeEnquiryOptions, 'ask' | 'patience' | 'pause'> {
  /** The Firebase project to deploy to. */
  project: string;
  /** Where firebase.json, site/ and functions/ are. @default this repository */
  folder?: string;
  /** @default the brand of packages/brand */
  brand?: { email: string; origin: string; appCheck?: { siteKey: string } | undefined };
  /** The environment that `firebase` is found and run in. @default this process's, and the installed tools */
  env?: NodeJS.ProcessEnv;
}

/**
 * Checks the settings, deploys functions and site, and sends the smoke enquiry.
 * @throws at the first step that fails; nothing after it is done
 */
export function deploy(options: DeploymentOptions): Promise<void>;

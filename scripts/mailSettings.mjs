/** What `npm start` is told about mail. */
import { brand, isPlaceholder } from '../packages/brand/src/brand.ts';

/**
 * Reads SMTP_URL, TEAM_EMAIL and FROM_EMAIL; both addresses default to the brand's.
 * @type {typeof import('./mailSettings.d.mts').mailSettings}
 */
export function mailSettings(env, defaultAddress = brand.email) {
  const addresses = {
    TEAM_EMAIL: env.TEAM_EMAIL || defaultAddress,
    FROM_EMAIL: env.FROM_EMAIL || defaultAddress,
  };
  const smtpUrl = env.SMTP_URL || undefined;
  const placeholders = Object.entries(addresses).filter(([, address]) => isPlaceholder(address));
  if (smtpUrl && placeholders.length > 0) {
    throw new Error(
      'SMTP_URL sends real mail, so real addresses are needed. Still placeholders: ' +
        `${placeholders.map((setting) => setting.join('=')).join(' ')}. Give them as you give SMTP_URL.`,
    );
  }
  return { smtpUrl, teamEmail: addresses.TEAM_EMAIL, fromEmail: addresses.FROM_EMAIL };
}

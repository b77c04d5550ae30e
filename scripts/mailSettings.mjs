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
  const warning =
    smtpUrl && placeholders.length > 0
      ? 'SMTP_URL may send real mail, and these addresses are still placeholders: ' +
        `${placeholders.map((setting) => setting.join('=')).join(' ')}. Give them as you give SMTP_URL.`
      : undefined;
  return { smtpUrl, teamEmail: addresses.TEAM_EMAIL, fromEmail: addresses.FROM_EMAIL, warning };
}

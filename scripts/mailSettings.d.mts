export interface MailSettings {
  smtpUrl: string | undefined;
  teamEmail: string;
  fromEmail: string;
}

/** @throws when mail would go through a real server to or from a placeholder. */
export function mailSettings(
  env: Readonly<Record<string, string | undefined>>,
  defaultAddress?: string,
): MailSettings;

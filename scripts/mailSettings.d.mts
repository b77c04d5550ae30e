export interface MailSettings {
  smtpUrl: string | undefined;
  teamEmail: string;
  fromEmail: string;
  /** What to say where mail would go through a real server to or from a placeholder. */
  warning: string | undefined;
}

export function mailSettings(
  env: Readonly<Record<string, string | undefined>>,
  defaultAddress?: string,
): MailSettings;

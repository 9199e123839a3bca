import type { Ports } from './ports.ts'

/**
 * Returns the parameters of functions/src/env.ts, as the local suite sets them.
 * @param origin where a person opens the site
 * @param siteFolder from where it is served, '' where nothing is published
 */
export const localParameters = (ports: Ports, origin: string, siteFolder: string) => ({
  WEB_API_KEY: 'local',
  APP_CHECK: 'false',
  SITE_ORIGIN: origin,
  // in a .env file a backslash says more than itself
  SITE_FOLDER: siteFolder.replaceAll('\\', '/'),
  PAYMENTS: 'sandbox',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(ports.smtp),
  SMTP_USER: '',
  // tests send thousands
  VISITOR_MAILS_PER_HOUR: '1000000',
  MAIL_FROM: 'Chamber (local) <noreply@chamber.example>',
})

/** The secrets of functions/src/env.ts. These protect nothing but sample data on one machine. */
export const localSecrets = {
  UNIQUES_KEY: 'local-only',
  SMTP_PASSWORD: 'local-only',
  BACKUP_KEY: 'local-only, since it protects sample data',
}

/** Formats parameters as a `.env` file. */
export const toDotenv = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}="${value}"\n`)
    .join('')

import { z } from 'zod'
import { needed, type RawSettings, setting } from './settings.ts'

/** As invented as the firm that the demo names. */
const DEMO_CONTACT = 'Erika Mustermann'

const timeZone = z.string().refine(
  (zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
    } catch {
      return false
    }
  },
  { message: 'must be a time zone such as Europe/Berlin' },
)

/** An example number of the German Federal Central Tax Office: correct in form, issued to nobody. */
const DEMO_VAT_NUMBER = 'DE123456788'

/**
 * The portal's name, and the firm that operates it. Ten modules read it, in mails, documents and for the day on which
 * something happens, and none of them is below all others, so it belongs to the platform.
 */
export const IDENTITY_SETTINGS = {
  brandName: setting({
    env: 'GREENLANE_BRAND_NAME',
    doc: 'Name of the portal.',
    schema: z.string().min(1).max(40),
    default: 'Greenlane',
  }),
  brandColor: setting({
    env: 'GREENLANE_BRAND_COLOR',
    doc: 'The accent colour.',
    schema: z.string().regex(/^#[0-9a-fA-F]{6}$/),
    default: '#8CC63E',
  }),
  brandLogo: setting({
    env: 'GREENLANE_BRAND_LOGO',
    doc: 'Path of an SVG or PNG file that replaces the mark beside the name.',
    schema: z.string().min(1),
  }),
  agencyName: setting({
    env: 'GREENLANE_AGENCY_NAME',
    doc: 'The firm that runs this portal, as shown on invoices and in the footer.',
    schema: z.string().min(1),
    default: 'Muster Compliance GmbH, Hamburg',
    production: (name) =>
      name === undefined || name.startsWith('Muster') ? 'must name the firm that runs the portal' : undefined,
  }),
  agencyCountry: setting({
    env: 'GREENLANE_AGENCY_COUNTRY',
    doc: 'Where that firm is established (ISO 3166 code); decides the VAT on its fees.',
    schema: z.string().regex(/^[A-Z]{2}$/),
    default: 'DE',
  }),
  agencyAddress: setting({
    env: 'GREENLANE_AGENCY_ADDRESS',
    doc: 'Its address as shown on invoices, lines separated by `|`.',
    schema: z.string().min(5).max(300),
    default: 'Musterstraße 1|20095 Hamburg|Germany',
    production: (address) =>
      address === undefined || address.startsWith('Muster')
        ? 'must be the address on your invoices'
        : undefined,
  }),
  agencyVatNumber: setting({
    env: 'GREENLANE_AGENCY_VAT_NUMBER',
    doc: 'Its VAT number, as shown on invoices.',
    schema: z.string().min(4),
    production: needed,
  }),
  agencyRegistration: setting({
    env: 'GREENLANE_AGENCY_REGISTRATION',
    doc: 'Its entry in the trade register, as shown on invoices, for example `HRB 12345, Amtsgericht Hamburg`.',
    schema: z.string().min(2).max(120),
  }),
  agencyEmail: setting({
    env: 'GREENLANE_AGENCY_EMAIL',
    doc: 'Where enquiries arrive. It is shown on the contact page and in the privacy policy.',
    schema: z.email(),
    default: 'office@muster-compliance.example',
    production: (address) =>
      address === undefined || address.endsWith('.example')
        ? 'must be an address that somebody reads'
        : undefined,
  }),
  agencyContact: setting({
    env: 'GREENLANE_AGENCY_CONTACT',
    doc: 'The person who answers, by name, as shown on the pages about the firm and in the workspace.',
    schema: z.string().min(2).max(80),
  }),
  agencyPhone: setting({
    env: 'GREENLANE_AGENCY_PHONE',
    doc: 'The number that an authority may call about a file that the firm sends, for example `+49 40 123456`. Spain’s list 349 is refused without it.',
    schema: z.string().regex(/^\+?[\d ()/-]{6,30}$/),
  }),
  agencyHours: setting({
    env: 'GREENLANE_AGENCY_HOURS',
    doc: 'When somebody answers, Monday to Friday in its time zone, for example `09:00-17:00`.',
    schema: z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/),
    default: '09:00-17:00',
  }),
  agencyTimeZone: setting({
    env: 'GREENLANE_AGENCY_TIME_ZONE',
    doc: 'The time zone in which its working days are counted.',
    schema: timeZone,
    default: 'Europe/Berlin',
  }),
} as const

export type IdentityConfig = {
  brand: { name: string; color: string; logo: string | undefined }
  agency: {
    name: string
    country: string
    vatNumber: string | undefined
    address: readonly string[]
    registration: string | undefined
    email: string
    contact: string | undefined
    /** For authorities; it is not shown to sellers. */
    phone: string | undefined
    hours: string
    timeZone: string
  }
}

export function identityConfig(
  raw: RawSettings<typeof IDENTITY_SETTINGS> & { mode: 'demo' | 'production' },
): IdentityConfig {
  return {
    brand: { name: raw.brandName ?? 'Greenlane', color: raw.brandColor ?? '#8CC63E', logo: raw.brandLogo },
    agency: {
      name: raw.agencyName ?? '',
      country: raw.agencyCountry ?? 'DE',
      vatNumber: raw.agencyVatNumber ?? (raw.mode === 'production' ? undefined : DEMO_VAT_NUMBER),
      address: (raw.agencyAddress ?? '').split('|').map((line) => line.trim()),
      registration: raw.agencyRegistration,
      email: raw.agencyEmail ?? '',
      contact: raw.agencyContact ?? (raw.mode === 'production' ? undefined : DEMO_CONTACT),
      phone: raw.agencyPhone,
      hours: raw.agencyHours ?? '09:00-17:00',
      timeZone: raw.agencyTimeZone ?? 'Europe/Berlin',
    },
  }
}

import type { Announcement, AnnouncementDraft } from '../contract.ts'

/** What is typed. */
export type AnnouncementFields = {
  type: Announcement['type']
  titleEn: string
  titleZh: string
  bodyEn: string
  bodyZh: string
  link: string
  audience: Announcement['audience']['kind']
  product: string
  country: string
  byMail: boolean
}

export const NEW_ANNOUNCEMENT: AnnouncementFields = {
  type: 'SYSTEM',
  titleEn: '',
  titleZh: '',
  bodyEn: '',
  bodyZh: '',
  link: '',
  audience: 'ALL',
  product: '',
  country: 'CN',
  byMail: false,
}

export function fieldsOf({ type, title, body, link, audience, byMail }: Announcement): AnnouncementFields {
  return {
    type,
    titleEn: title.en,
    titleZh: title.zh,
    bodyEn: body.en,
    bodyZh: body.zh,
    link: link ?? '',
    audience: audience.kind,
    product: audience.kind === 'PRODUCT' ? audience.product : '',
    country: audience.kind === 'COUNTRY' ? audience.country : NEW_ANNOUNCEMENT.country,
    byMail,
  }
}

export function draftOf(fields: AnnouncementFields): AnnouncementDraft {
  const { type, link, audience, product, country, byMail } = fields
  return {
    type,
    title: { en: fields.titleEn, zh: fields.titleZh },
    body: { en: fields.bodyEn, zh: fields.bodyZh },
    link: link.trim() === '' ? null : link.trim(),
    audience:
      audience === 'PRODUCT'
        ? { kind: audience, product: product.trim() }
        : audience === 'COUNTRY'
          ? { kind: audience, country }
          : { kind: 'ALL' },
    byMail,
  }
}

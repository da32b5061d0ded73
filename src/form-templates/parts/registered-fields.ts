import type { LocalText } from '#platform/shared/local-text.ts'
import type { RowField } from '#forms/engine/model/template.ts'
import { askDay, askFile, askText, text } from './ask.ts'
import { identityFields } from './company-fields.ts'
import { addressFields, contactFields } from './address-fields.ts'
import type { Place } from './place.ts'
import type { Section } from '#forms/engine/model/template.ts'

/** Only a registration asks for these. */
const OF_REGISTRATIONS = new Set(['legalForm', 'legalFormOther', 'domesticCompany', 'foundedOn'])

/** Who the company is, for an office that knows it already: what the mandate and the letters need. */
export function knownCompanySection(place: Place, own: readonly RowField[] = []): Section {
  const known: Place = {
    ...place,
    nameHelp: place.nameHelp ?? {
      en: 'Exactly as on the VAT certificate, even if the company has changed its name since.',
      zh: '须与税号证书上的名称完全一致；公司之后改过名的，也请按证书填写。',
    },
  }
  const identity = identityFields(known).filter((field) => !OF_REGISTRATIONS.has(field.key))
  return {
    key: 'company',
    title: text('Company', '公司信息'),
    description: text(
      `As ${place.office.en} has it on record. If anything has changed since the registration, write what is true today; we report the change.`,
      `请按${place.office.zh}的登记信息填写。注册后有变更的，请填写现在的情况，由我们办理变更。`,
    ),
    fields: [...identity, ...own, ...addressFields(known), ...contactFields()],
  }
}

/** The number that the service is about; its key is the same in all lists (`first-period.ts`). */
export function vatNumberField(place: Place, help: LocalText): RowField {
  return askText(
    'vatNumber',
    text(`VAT number in ${place.name.en}`, `${place.name.zh}VAT税号`),
    text(`VAT number in ${place.name.en}`, `${place.name.zh}VAT税号`),
    {
      help,
      shareable: true,
      copyKey: place.code === 'DE' ? 'company.germanVatNumber' : `vat.number.${place.code}`,
      width: 'half',
      validators: [{ name: 'vatNumber', countries: [place.code] }],
    },
  )
}

export function registeredSinceField(place: Place): RowField {
  return askDay(
    'registeredSince',
    text('Registered from', '税号生效日期'),
    text('day from which the registration counts', '税号生效日期'),
    {
      help: text(
        'The day from which the number is valid, on the certificate; not the day of the letter.',
        '证书上的税号生效日期，不是信函日期。',
      ),
      copyKey: `vat.since.${place.code}`,
      validators: [{ name: 'range', min: '1990-01-01', max: 'today' }],
    },
  )
}

/** @param accepted the letters and certificates that this office gives, any of which will do */
export function vatCertificate(place: Place, accepted: LocalText): RowField {
  return askFile(
    'vatCertificate',
    text('Proof of the VAT number', '税号证明'),
    text('proof of the VAT number', '税号证明'),
    { help: accepted, shareable: true, copyKey: `vat.certificate.${place.code}`, maxFiles: 3 },
  )
}

import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import type { FilingBlocker } from '../filing-blockers.ts'

type Reader = 'seller' | 'staff'

/** What stands in the way, and who mends it where. */
const BLOCKERS: Record<FilingBlocker, Record<Reader, LocalText>> = {
  NO_LICENCE: {
    seller: {
      en: 'We do not yet hold a licence in force for this country. We are seeing to it; you do not have to do anything.',
      zh: '我们目前没有该国的有效申报资质，正在处理，您无需操作。',
    },
    staff: {
      en: 'Nobody holds a licence in force to file in this country. An administrator enters it on the page of licences.',
      zh: '该国没有有效的申报资质，由管理员在资质页面登记。',
    },
  },
  NO_SIGNER: {
    seller: {
      en: 'Nobody can sign this return off at the moment. We are seeing to it; you do not have to do anything.',
      zh: '目前没有签字人可以签发该申报，我们正在处理，您无需操作。',
    },
    staff: {
      en: 'Everybody who signs for this country’s licence has left. An administrator names a signer on the page of licences.',
      zh: '该国资质的签字人均已离职，由管理员在资质页面指定签字人。',
    },
  },
  NO_MANDATE: {
    seller: {
      en: 'There is no power of attorney in force for this country, so we may not file. Please sign it again under your registrations.',
      zh: '该国没有有效的授权书，我们不能提交申报。请在“税号与登记”中重新签署。',
    },
    staff: {
      en: 'There is no mandate in force for this country. The seller signs it under their registrations; what they sent is on the page of mandates.',
      zh: '该国没有有效授权。由卖家在登记页面签署，已提交的在授权页面。',
    },
  },
  NO_NUMBER: {
    seller: {
      en: 'The number of this registration is not recorded yet. We are seeing to it; you do not have to do anything.',
      zh: '该登记的税号尚未录入，我们正在处理，您无需操作。',
    },
    staff: {
      en: 'The registration has no number yet. Record it in its work order.',
      zh: '该登记尚无税号，请在服务单中登记。',
    },
  },
  NO_TAX_NUMBER: {
    seller: {
      en: 'The tax office’s file needs your tax number as for electronic filing: 13 digits, not the VAT number. It is in the letters of the tax office, or we ask for it there.',
      zh: '税局申报文件需要您电子申报用的税号（13位数字，不是VAT税号）。可在税局信函中查到，也可由我们向税局查询。',
    },
    staff: {
      en: 'The file needs the tax number of electronic filing: 13 digits, not the VAT number. Enter it, or ask the seller for it.',
      zh: '申报文件需要电子申报用的税号（13位数字，不是VAT税号）。请填写，或向卖家索取。',
    },
  },
}

export const blockerText = (code: FilingBlocker, { reader, lang }: { reader: Reader; lang: Lang }): string =>
  pickText(BLOCKERS[code][reader], lang)

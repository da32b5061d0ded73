import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import type { FilingBlocker } from '../filing-blockers.ts'

type Reader = 'seller' | 'staff'

/** What stands in the way, and who mends it where. */
const BLOCKERS: Record<FilingBlocker, Record<Reader, LocalText>> = {
  NO_LICENCE: {
    seller: {
      en: 'We do not have a valid licence for this country yet. We are taking care of it; you do not need to do anything.',
      zh: '我们目前没有该国的有效申报资质，正在处理，您无需操作。',
    },
    staff: {
      en: 'There is no valid licence to file in this country. An administrator can enter one on the Licences page.',
      zh: '该国没有有效的申报资质，请由管理员在“申报资质”页面登记。',
    },
  },
  NO_SIGNER: {
    seller: {
      en: 'Nobody can sign off this declaration at the moment. We are taking care of it; you do not need to do anything.',
      zh: '目前没有签字人可以签发该申报，我们正在处理，您无需操作。',
    },
    staff: {
      en: 'All signers of this country’s licence have left. An administrator can name another on the Licences page.',
      zh: '该国资质的签字人均已离职，请由管理员在“申报资质”页面指定签字人。',
    },
  },
  NO_MANDATE: {
    seller: {
      en: 'There is no mandate in force for this country, so we may not file. Please sign it again under Registrations.',
      zh: '该国没有有效授权，我们不能提交申报。请在“注册结果”中重新签署授权。',
    },
    staff: {
      en: 'There is no mandate in force for this country. The seller signs it under Registrations; what they have sent is on the Mandates page.',
      zh: '该国没有有效授权。请卖家在“注册结果”中签署；已提交的文件见“授权”页面。',
    },
  },
  GAPS_UNKNOWN: {
    seller: {
      en: 'Another agency filed for this number before us, and we do not know yet which returns it filed. Please answer the open points of the takeover; nothing is filed before.',
      zh: '该税号此前由其他服务商申报，我们尚不清楚哪些期间已申报。请先补齐转入资料，在此之前不会提交任何申报。',
    },
    staff: {
      en: 'The earlier periods of this registration are not known yet. Check the points of the takeover, or ask the seller and the authority for what is open.',
      zh: '该注册此前的申报情况尚未核清。请核对转入事项，或向卖家和受理机构了解未明确的期间。',
    },
  },
  NO_NUMBER: {
    seller: {
      en: 'The number of this registration is not recorded yet. We are taking care of it; you do not need to do anything.',
      zh: '该注册的号码尚未录入，我们正在处理，您无需操作。',
    },
    staff: {
      en: 'The registration has no number yet. Record it in its work order.',
      zh: '该注册尚无号码，请在服务单中录入。',
    },
  },
  NO_TAX_NUMBER: {
    seller: {
      en: 'The file needs your tax number of Germany, which is not the VAT number. You find it in letters from the tax office, such as 21/815/08150; if you do not have it, ask us.',
      zh: '申报文件需要您的德国税号（Steuernummer，不是VAT税号）。可在税局来函中查到，例如21/815/08150；如没有，请联系我们。',
    },
    staff: {
      en: 'The file needs the German tax number, which is not the VAT number. Enter it as on the tax office’s letters, or ask the seller for it. Where it is recorded already, only its federal state may be missing.',
      zh: '申报文件需要德国税号（Steuernummer，不是VAT税号）。请按税局来函填写，或向卖家索取；如已录入税号，可能只缺所在的联邦州。',
    },
  },
  CARRY_TOO_LARGE: {
    seller: {
      en: 'An error in an earlier return was carried into this one, but the sales of this period are too small for that by now. We report the error to HMRC separately; you do not need to do anything.',
      zh: '前期差错原已并入本期申报，但按本期目前的销售额已不符合并入条件。我们会单独向HMRC申报更正，您无需操作。',
    },
    staff: {
      en: 'Errors in earlier returns stand in this one, but they are above £10,000 and above 1% of box 6 as it is now. Withdraw the carrying on the correction and report the error on HMRC’s site.',
      zh: '本期并入的前期差错已超过10,000英镑，且超过目前第6栏的1%。请在更正申报中撤回结转，并在HMRC网站上单独申报该差错。',
    },
  },
}

export const blockerText = (code: FilingBlocker, { reader, lang }: { reader: Reader; lang: Lang }): string =>
  pickText(BLOCKERS[code][reader], lang)

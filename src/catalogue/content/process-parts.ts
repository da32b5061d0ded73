import type { LocalText } from '#platform/shared/local-text.ts'
import type { Days, ProcessNode } from '../process.ts'

/** Nodes that most processes share; each process sets its own days, and texts where they differ. */

export function companyForm(template: { key: string; version: number }, expectedDays: Days): ProcessNode {
  return {
    key: 'companyForm',
    name: { en: 'Company form', zh: '公司资料表' },
    description: {
      en: 'You answer the authority’s questions once and upload the documents it requires.',
      zh: '按官方要求一次填好资料，并上传所需文件。',
    },
    kind: 'FORM',
    owner: 'seller',
    expectedDays,
    formTemplate: template,
  }
}

export function check(expectedDays: Days): ProcessNode {
  return {
    key: 'check',
    name: { en: 'Check', zh: '资料审核' },
    description: {
      en: 'We check every answer and every document. Anything that needs correcting is returned to you with a note, field by field.',
      zh: '我们逐项审核资料和文件，有问题的项目会注明原因，单独退回给您修改。',
    },
    kind: 'REVIEW',
    owner: 'agency',
    expectedDays,
    reviews: 'companyForm',
  }
}

export function powerOfAttorney(expectedDays: Days): ProcessNode {
  return {
    key: 'powerOfAttorney',
    name: { en: 'Power of attorney', zh: '授权委托书' },
    description: {
      en: 'We prepare it from your answers. The legal representative signs it by hand; you upload the scan.',
      zh: '授权书由系统按您填写的资料生成，法人手写签名后扫描上传。',
    },
    kind: 'SIGNATURE',
    owner: 'seller',
    expectedDays,
    documentKind: 'POWER_OF_ATTORNEY',
  }
}

/** @param description what is delivered, if it is not a number */
export function handover(
  expectedDays: Days,
  description: LocalText = {
    en: 'You receive the number and its documents, with what to do next.',
    zh: '交付号码及相关文件，并说明后续步骤。',
  },
): ProcessNode {
  return {
    key: 'handover',
    name: { en: 'Handover', zh: '交付' },
    description,
    kind: 'DELIVERY',
    owner: 'agency',
    expectedDays,
  }
}

/** Returns, period by period, after the handover; the periods themselves are rows of the registration. */
export function filingTerm(onlyWhen?: ProcessNode['onlyWhen']): ProcessNode {
  return {
    key: 'filing',
    name: { en: 'Filing', zh: '定期申报' },
    description: {
      en: 'We file every return until the term ends. Each period is listed with its due date.',
      zh: '服务期内逐期申报，每期均列明申报截止日。',
    },
    kind: 'FILING_TERM',
    owner: 'agency',
    expectedDays: { low: 0, high: 0 },
    ...(onlyWhen && { onlyWhen }),
  }
}

/** For services that have no form template of their own yet. */
export const GENERIC_FORM = { key: 'genericService', version: 1 }

/** @param documents what is translated; @param skip when it is skipped */
export function translationInto(
  language: LocalText,
  expectedDays: Days,
  skip: LocalText | null,
  documents: LocalText = { en: 'the company documents', zh: '公司文件' },
): ProcessNode {
  return {
    key: 'translation',
    name: { en: 'Translation', zh: '认证翻译' },
    description: {
      en: `A sworn translator translates ${documents.en} into ${language.en}.`,
      zh: `由宣誓译员将${documents.zh}译成${language.zh}。`,
    },
    kind: 'LEGALISATION',
    owner: 'translator',
    expectedDays,
    ...(skip && { canSkip: { reason: skip } }),
  }
}

/** The apostille of a state on its own documents; China has been in the Hague convention since November 2023. */
export function apostille(
  expectedDays: Days,
  skip: LocalText | null = {
    en: 'Not needed for companies entered in a register of the EU.',
    zh: '在欧盟成员国登记的公司无需办理。',
  },
): ProcessNode {
  return {
    key: 'apostille',
    name: { en: 'Apostille', zh: '公证与海牙认证' },
    description: {
      en: 'A notary certifies the register extract and the foreign affairs authority adds the apostille. Our partner in your country arranges both.',
      zh: '登记证明先公证，再由外事部门办理海牙认证（Apostille），均由我们在当地的合作机构办理。',
    },
    kind: 'LEGALISATION',
    owner: 'translator',
    expectedDays,
    ...(skip && { canSkip: { reason: skip } }),
  }
}

/** @param to the office, as the object of "go to": "the tax office in Warsaw" */
export function originalsByPost(to: LocalText, expectedDays: Days, skip: LocalText | null): ProcessNode {
  return {
    key: 'originals',
    name: { en: 'Originals by post', zh: '邮寄原件' },
    description: {
      en: `The signed originals go to ${to.en} by courier. Send them to the address in your work order and enter the tracking number here.`,
      zh: `签字原件须快递寄往${to.zh}。请按服务单中的地址寄出，并在此填写快递单号。`,
    },
    kind: 'SELLER_TASK',
    owner: 'seller',
    expectedDays,
    ...(skip && { canSkip: { reason: skip } }),
  }
}

/** The representative reviews the business before becoming liable for its tax. */
export function representativeAccepts(expectedDays: Days): ProcessNode {
  return {
    key: 'representative',
    name: { en: 'Fiscal representative', zh: '财税代表' },
    description: {
      en: 'The fiscal representative checks the company, accepts the mandate and signs for the tax office.',
      zh: '财税代表审核公司情况，接受委托并签署递交税局的文件。',
    },
    kind: 'AGENCY_TASK',
    owner: 'partner',
    expectedDays,
    canSkip: {
      reason: {
        en: 'Not needed for companies in the EU, Great Britain or Norway.',
        zh: '欧盟、英国和挪威的公司无需财税代表。',
      },
    },
  }
}

export function submit(
  description: LocalText,
  expectedDays: Days,
  name: LocalText = { en: 'Submission', zh: '递交税局' },
): ProcessNode {
  return { key: 'handIn', name, description, kind: 'AGENCY_TASK', owner: 'agency', expectedDays }
}

/** What the authority issues on what was submitted. */
export function granted(
  node: Pick<ProcessNode, 'key' | 'name' | 'expectedDays' | 'produces' | 'canSkip'> & {
    description: LocalText
  },
): ProcessNode {
  return { kind: 'AUTHORITY', owner: 'authority', filedBy: 'handIn', ...node }
}

export function vatNumber(description: LocalText, expectedDays: Days): ProcessNode {
  return granted({
    key: 'vatNumber',
    name: { en: 'VAT number', zh: 'VAT税号' },
    description,
    expectedDays,
    produces: 'VAT_NUMBER',
  })
}

/** A step of the agency's own. */
export function task(key: string, name: LocalText, description: LocalText, expectedDays: Days): ProcessNode {
  return { key, name, description, kind: 'AGENCY_TASK', owner: 'agency', expectedDays }
}

/** The seller's last step: entering the number at the marketplace. */
export function notifyMarketplaces(expectedDays: Days): ProcessNode {
  return {
    key: 'marketplaces',
    name: { en: 'Marketplaces', zh: '平台上传税号' },
    description: {
      en: 'Enter the VAT number in your marketplace accounts and upload a screenshot. We tell you where to find the field.',
      zh: '请在各平台后台填入VAT税号并上传截图，填写位置我们会说明。',
    },
    kind: 'SELLER_TASK',
    owner: 'seller',
    expectedDays,
    canSkip: {
      reason: {
        en: 'Not needed if you sell only in your own shop.',
        zh: '仅通过独立站销售时无需此步。',
      },
    },
  }
}

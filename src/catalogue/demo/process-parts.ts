import type { Days, ProcessNode } from '../process.ts'

/** Nodes that most processes share; each process gives them its own days and words where they differ. */

export function companyForm(template: { key: string; version: number }, expectedDays: Days): ProcessNode {
  return {
    key: 'companyForm',
    name: { en: 'Company form', zh: '公司资料表' },
    description: {
      en: 'You answer the questions of the authority once, and upload the papers it wants to see.',
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
      en: 'We read every answer and every paper. What does not fit comes back to you with a note, field by field.',
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
      en: 'We make it from your answers. The legal representative signs it by hand; you upload the scan.',
      zh: '授权书由系统按您填写的资料生成，法人手写签名后扫描上传。',
    },
    kind: 'SIGNATURE',
    owner: 'seller',
    expectedDays,
    documentKind: 'POWER_OF_ATTORNEY',
  }
}

export function handover(expectedDays: Days): ProcessNode {
  return {
    key: 'handover',
    name: { en: 'Handover', zh: '交付' },
    description: {
      en: 'You receive the number and its papers, and what to do with them next.',
      zh: '交付号码及相关文件，并说明后续步骤。',
    },
    kind: 'DELIVERY',
    owner: 'agency',
    expectedDays,
  }
}

/** For services whose own question list has not been written yet. */
export const GENERIC_FORM = { key: 'genericService', version: 1 }

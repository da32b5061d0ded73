import type { Condition } from '../conditions.ts'
import type { Rule } from '../rule.ts'
import { customsCode, UK_DECLARANT, UK_EORI } from './sources.ts'

const ALWAYS = { from: null, until: null } as const

const importsIntoEu: Condition = {
  any: [{ stock: 'EU' }, { all: [{ customers: 'EU' }, { sentFromOutside: 'EU' }] }],
}
const importsIntoBritain: Condition = {
  any: [{ stock: ['GB'] }, { all: [{ customers: ['GB'] }, { sentFromOutside: 'GB' }] }],
}

const eori: readonly Rule[] = [
  {
    ...ALWAYS,
    id: 'eori-eu',
    kind: 'EORI',
    each: { fixed: 'EU' },
    when: { all: [{ importer: 'US' }, importsIntoEu] },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'To import goods into the EU in your own name, you need an EU EORI number for the customs declaration.',
      zh: '以自己名义将货物进口到欧盟，报关须有欧盟EORI号。',
    },
    source: customsCode('art. 9', '第9条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'eori-eu-others-import',
    kind: 'EORI',
    each: { fixed: 'EU' },
    when: { all: [{ importer: 'OTHERS' }, importsIntoEu] },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'Someone else imports the goods into the EU, so the importer needs the EORI number, not you.',
      zh: '货物由他人进口到欧盟，EORI号由进口方持有。',
    },
    source: customsCode('art. 9', '第9条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'eori-gb',
    kind: 'EORI',
    each: { fixed: 'GB' },
    when: { all: [{ importer: 'US' }, importsIntoBritain] },
    result: 'must',
    whenUnknown: 'probably',
    reason: {
      en: 'To import goods into Great Britain in your own name, you need a GB EORI number; an EU number is not valid there.',
      zh: '以自己名义将货物进口到英国须有英国EORI号，欧盟EORI号在英国无效。',
    },
    source: UK_EORI,
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'eori-gb-others-import',
    kind: 'EORI',
    each: { fixed: 'GB' },
    when: { all: [{ importer: 'OTHERS' }, importsIntoBritain] },
    result: 'notNeeded',
    whenUnknown: 'ask',
    reason: {
      en: 'Someone else imports the goods into Great Britain, so the importer needs the EORI number, not you.',
      zh: '货物由他人进口到英国，EORI号由进口方持有。',
    },
    source: UK_EORI,
    confidence: 'high',
  },
]

const representatives: readonly Rule[] = [
  {
    ...ALWAYS,
    id: 'customs-representative-eu',
    kind: 'CUSTOMS_REPRESENTATIVE',
    each: { fixed: 'EU' },
    when: { all: [{ importer: 'US' }, importsIntoEu, { not: { home: 'EU' } }] },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: 'A company outside the EU usually cannot make customs declarations itself; an indirect customs representative in the EU does so on its behalf.',
      zh: '欧盟境外公司一般不能自行报关，须由欧盟境内的间接报关代理申报。',
    },
    source: customsCode('art. 170', '第170条'),
    confidence: 'high',
  },
  {
    ...ALWAYS,
    id: 'customs-representative-gb',
    kind: 'CUSTOMS_REPRESENTATIVE',
    each: { fixed: 'GB' },
    when: { all: [{ importer: 'US' }, importsIntoBritain, { not: { home: ['GB'] } }] },
    result: 'probably',
    whenUnknown: 'ask',
    reason: {
      en: 'A company outside the United Kingdom usually needs an indirect customs representative there to declare its imports.',
      zh: '英国境外公司进口货物，一般须由英国的间接报关代理申报。',
    },
    source: UK_DECLARANT,
    confidence: 'high',
  },
]

export const customsRules: readonly Rule[] = [...eori, ...representatives]

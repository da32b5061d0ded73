import { registeredIn } from '../parts/registered-in.ts'
import { askFile, askOne, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { ES } from '../parts/places.ts'
import { spanishRegisters } from '../vat-filing/es.ts'
import { vatRetroactiveTemplate } from './build.ts'

/**
 * Missing Spanish returns: form 303 for each period and form 390 (RD 1624/1992 art. 71), surcharge without requirement
 * (LGT art. 27), deferment of payment (LGT art. 65).
 */
export const esVatRetroactive = vatRetroactiveTemplate({
  key: 'esVatRetroactive',
  place: ES,
  ...registeredIn.ES,
  registration: spanishRegisters,
  returns: [
    yesNo('censusCovers', {
      label: text(
        'Does the census (036) already cover the missing quarters?',
        '036表登记的生效日是否已覆盖漏报季度？',
      ),
      missing: text('Say whether the census covers the missing quarters.', '请选择036表是否已覆盖漏报季度。'),
      help: text(
        'If the activity began earlier than the census says, its date is changed first.',
        '实际经营早于登记日期的，须先更正036表。',
      ),
    }),
    askOne(
      'annualSummariesEs',
      text('Were the annual summaries (390) filed?', '年度汇总表（390）是否已提交？'),
      text('Say whether the annual summaries were filed.', '请选择390表是否已提交。'),
      [
        option('all', 'All', '全部提交'),
        option('some', 'Some', '部分提交'),
        option('none', 'None', '均未提交'),
      ],
    ),
  ],
  disclosure: [
    yesNo('requirementEs', {
      label: text(
        'Has the office sent a requirement (requerimiento)?',
        '税局是否发出催告（requerimiento）？',
      ),
      missing: text('Say whether there was a requirement.', '请选择是否收到催告。'),
      help: text(
        'Look into the electronic mailbox (DEHú) too. After a requirement the surcharge becomes a fine of at least 50%.',
        '请一并查看电子信箱（DEHú）。催告之后不再是附加费，而是至少50%的罚款。',
      ),
    }),
    askFile('requirementLetter', text('The requirement', '催告函'), text('requirement', '催告函'), {
      visibleWhen: is('requirementEs', 'yes'),
      maxFiles: 5,
    }),
  ],
  marketplaces: LOCAL_MARKETPLACES.ES,
  consequences: text(
    'We know that tax, the surcharge and interest are paid by us to the tax office.',
    '知悉税款、附加费和利息均由本公司直接缴给税局。',
  ),
  inEu: true,
})

import type { LocalText } from '#platform/shared/local-text.ts'
import type { RowField } from '#forms/engine/model/template.ts'
import { askDay, askOne, askSeveral, askText, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import type { Place } from '../parts/place.ts'

/** Contracts that run already, and years in which nobody took part. */
export function earlierYearsFields(place: Place, schemes: LocalText): RowField[] {
  const has = is('hasScheme', 'yes')
  return [
    yesNo('hasScheme', {
      label: text(
        `Is there a contract or a number for packaging in ${place.name.en} already?`,
        `是否已有${place.name.zh}包装合同或注册号？`,
      ),
      missing: text('Say whether there is a contract already.', '请选择是否已有合同。'),
      help: schemes,
    }),
    askText(
      'schemeName',
      text('Name of the scheme', '回收系统名称'),
      text('name of the scheme', '回收系统名称'),
      {
        visibleWhen: has,
        width: 'half',
        validators: [{ name: 'length', min: 2, max: 80 }],
      },
    ),
    askText(
      'schemeNumber',
      text('Number received there', '已取得的编号'),
      text('number received there', '已取得的编号'),
      {
        visibleWhen: has,
        required: false,
        width: 'half',
        validators: [{ name: 'length', min: 2, max: 60 }],
      },
    ),
    askDay(
      'schemeUntil',
      text('The contract runs until', '合同到期日'),
      text('end of the contract', '合同到期日'),
      {
        visibleWhen: has,
      },
    ),
    askSeveral(
      'yearsWithout',
      text('In which years did you sell there without taking part?', '哪些年度已销售但未参与？'),
      text('Choose the years, or "None".', '请选择年度，没有请选“没有”。'),
      [
        ...['2022', '2023', '2024', '2025', '2026'].map((year) => option(year, year, `${year}年`)),
        option('none', 'None', '没有'),
      ],
      {
        help: text(
          'They can be declared afterwards; the register compares with what marketplaces report.',
          '可以补申报；登记机关会与平台上报数据核对。',
        ),
      },
    ),
    askOne(
      'marketplaceAsked',
      text('Has a marketplace asked for the number?', '平台是否已要求提供注册号？'),
      text('Say whether a marketplace has asked for the number.', '请选择平台是否已要求提供。'),
      [
        option('no', 'No', '没有'),
        option('deadline', 'Yes, with a deadline', '有，并设定截止日'),
        option('charged', 'Yes, it pays in our place and charges us', '有，平台已代缴并收费'),
      ],
    ),
  ]
}

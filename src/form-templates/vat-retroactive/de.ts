import { registeredIn } from '../parts/registered-in.ts'
import { askOne, askSeveral, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { DE } from '../parts/places.ts'
import { germanNumbers } from '../vat-filing/de.ts'
import { vatRetroactiveTemplate } from './build.ts'

/**
 * Missing German returns: advance returns of the current year one by one (UStG § 18(1)), closed years by the annual
 * return (§ 18(3), form USt 2 A); correction of one's own accord (AO § 153, § 371, § 378(3)).
 */
export const deVatRetroactive = vatRetroactiveTemplate({
  key: 'deVatRetroactive',
  place: DE,
  ...registeredIn.DE,
  registration: germanNumbers,
  returns: [
    askSeveral(
      'annualReturnsDe',
      text('For which years was an annual return filed?', '哪些年度已提交年度申报（Jahreserklärung）？'),
      text('Choose the years, or "None".', '请选择年度，没有请选“都没有”。'),
      [
        ...['2021', '2022', '2023', '2024', '2025'].map((year) => option(year, year, `${year}年`)),
        option('none', 'None', '都没有'),
      ],
      {
        help: text(
          'Closed years are put right by the annual return alone; a year that was filed is corrected.',
          '以往年度只需提交年度申报；已申报的年度则做更正。',
        ),
      },
    ),
    yesNo('estimatedDe', {
      label: text('Has the tax office estimated the tax?', '税局是否已核定（估算）税额？'),
      missing: text('Say whether the tax office has estimated the tax.', '请选择税局是否已核定税额。'),
      help: text(
        'An assessment (Bescheid) that says “geschätzt”. It can be contested within a month.',
        '核定通知（Bescheid）注明geschätzt的，即为估算，可在一个月内提出异议。',
      ),
    }),
  ],
  disclosure: [
    askOne(
      'proceedingsDe',
      text('Have criminal or fine proceedings been opened?', '是否已启动刑事或罚款程序？'),
      text('Say whether proceedings have been opened.', '请选择是否已启动程序。'),
      [option('no', 'No', '没有'), option('yes', 'Yes', '有'), option('unknown', 'We do not know', '不清楚')],
      {
        help: text(
          'A letter of the Bußgeld- und Strafsachenstelle. Then a lawyer has to speak for the company, not we.',
          '来函单位为Bußgeld- und Strafsachenstelle的即是，此时须由律师代表公司。',
        ),
      },
    ),
  ],
  marketplaces: LOCAL_MARKETPLACES.DE,
  consequences: text(
    'We know that tax, interest of 0.15% a month and late filing penalties are paid by us to the tax office.',
    '知悉税款、每月0.15%的利息和迟报金均由本公司直接缴给税局。',
  ),
  inEu: true,
})

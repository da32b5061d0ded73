import { registeredIn } from '../parts/registered-in.ts'
import { askOne, askSeveral, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { IT } from '../parts/places.ts'
import { italianStatus } from '../vat-filing/it.ts'
import { vatRetroactiveTemplate } from './build.ts'

/**
 * Missing Italian filings: LIPE (DL 78/2010 art. 21-bis), annual return (DPR 322/1998 art. 2(7): 90 days), own correction
 * (ravvedimento operoso, D.Lgs. 472/1997 art. 13).
 */
export const itVatRetroactive = vatRetroactiveTemplate({
  key: 'itVatRetroactive',
  place: IT,
  ...registeredIn.IT,
  registration: italianStatus,
  returns: [
    askSeveral(
      'annualReturnsIt',
      text('For which years was an annual IVA return filed?', '哪些年度已提交年度IVA申报？'),
      text('Choose the years, or "None".', '请选择年度，没有请选“都没有”。'),
      [
        ...['2020', '2021', '2022', '2023', '2024', '2025'].map((year) => option(year, year, `${year}年`)),
        option('none', 'None', '都没有'),
      ],
      {
        help: text(
          'More than 90 days late counts as never filed, and ends the reductions of the ravvedimento.',
          '逾期超过90天视为未申报，不再适用自行补正的减轻处罚。',
        ),
      },
    ),
    yesNo('lipeFiled', {
      label: text('Were the quarterly LIPE reports filed?', '季度LIPE是否已提交？'),
      missing: text('Say whether the LIPE reports were filed.', '请选择LIPE是否已提交。'),
    }),
    yesNo('intrastatMissing', {
      label: text(
        'Were goods moved between Italy and other EU states?',
        '货物是否在意大利与其他欧盟国家之间移仓？',
      ),
      missing: text('Say whether goods were moved.', '请选择是否有移仓。'),
      help: text('Then Intrastat lists are missing as well.', '如有，Intrastat报表也须补交。'),
    }),
  ],
  disclosure: [
    askOne(
      'complianceIt',
      text('What kind of letter has come, if any?', '收到的来函属于哪一种？'),
      text('Say what kind of letter has come.', '请选择来函类型。'),
      [
        option('none', 'None', '没有来函'),
        option(
          'compliance',
          'Lettera di compliance: an invitation to correct',
          '合规提示函（lettera di compliance）',
        ),
        option('bonario', 'Avviso bonario: a sum after an automatic check', '自动核查通知（avviso bonario）'),
        option(
          'assessment',
          'PVC or avviso di accertamento',
          '稽查笔录（PVC）或核定通知（avviso di accertamento）',
        ),
      ],
      {
        help: text(
          'The first still leaves room for the ravvedimento, an assessment does not.',
          '收到提示函仍可自行补正，收到核定通知后则不可。',
        ),
      },
    ),
  ],
  marketplaces: LOCAL_MARKETPLACES.IT,
  consequences: text(
    'We know that tax, legal interest and the reduced fines of the ravvedimento are paid by us to the tax office.',
    '知悉税款、法定利息和自行补正后的罚款均由本公司直接缴给税局。',
  ),
  inEu: true,
})

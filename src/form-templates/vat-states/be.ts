import { askOne, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import type { Place } from '../parts/place.ts'
import { stateLists, usualOthers } from './build.ts'

const BE: Place = {
  code: 'BE',
  name: { en: 'Belgium', zh: '比利时' },
  office: { en: 'the Belgian tax office', zh: '比利时税局' },
  currency: 'EUR',
}

/** Return through Intervat, customer list (Code TVA art. 53, 53quinquies), licence ET 14.000, form 604C. */
export const belgianLists = stateLists({
  place: BE,
  number: text('BE and 10 digits.', 'BE加10位数字。'),
  registration: [
    askOne(
      'identifiedBy',
      text('How is the company registered in Belgium?', '公司在比利时以何种方式注册？'),
      text('Say how the company is registered.', '请选择注册方式。'),
      [
        option('direct', 'Directly', '直接注册'),
        option('individual', 'Through its own responsible representative', '通过单独的责任代表（BE 5…）'),
        option('global', 'Under the number of a global representative', '使用总代表的税号（BE 0796.5…）'),
      ],
      {
        help: text('Companies from outside the EU need a representative.', '非欧盟公司须有责任代表。'),
      },
    ),
  ],
  certificate: text(
    'The letter of the centre for foreign taxpayers, or a printout of a VIES check.',
    '境外纳税人中心的通知函，也可用VIES查询结果截图代替。',
  ),
  rhythm: {
    rhythms: ['quarterly', 'monthly'],
    help: text(
      'Quarterly can be chosen up to 2.5 million EUR of sales a year.',
      '年销售额不超过250万欧元可选按季。',
    ),
  },
  imports: {
    schemes: [
      option('et14000', 'In the return, with licence ET 14.000', '凭ET 14.000许可在申报表中申报'),
      option('paid', 'Paid at customs and deducted', '进口时缴纳后抵扣'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    help: text('The licence is a letter of its own.', '该许可有单独的批准函。'),
  },
  filing: [
    askOne(
      'intervat',
      text('Who files through Intervat until now?', '目前由谁通过Intervat申报？'),
      text('Say who files through Intervat.', '请选择由谁申报。'),
      [
        option('agent', 'The former agent or representative', '原服务商或责任代表'),
        option('company', 'The company itself', '公司自己'),
        option('nobody', 'Nobody', '没有'),
      ],
      {
        help: text(
          'A mandate in the portal of the office replaces the former one.',
          '在税局平台登记新授权后，原授权失效。',
        ),
      },
    ),
  ],
  missing: [
    yesNo('substituteAssessment', {
      label: text('Has the office made a substitute assessment?', '税局是否已下达替代核定？'),
      missing: text('Say whether there is such an assessment.', '请选择是否已有替代核定。'),
      help: text('It follows three months without a return.', '逾期3个月未申报即会下达。'),
    }),
  ],
  consequences: text(
    'We know that tax, interest and fines are paid by us to the tax office.',
    '知悉税款、利息和罚款均由本公司直接缴给税局。',
  ),
  end: [
    yesNo('securityBe', {
      label: text('Did the company give a security?', '公司是否提供过担保？'),
      missing: text('Say whether a security was given.', '请选择是否提供过担保。'),
    }),
  ],
  stockRule: text(
    'Goods that stay behind are taxed in the last return.',
    '留存的货物须在最后一期申报中计税。',
  ),
  others: usualOthers(BE, option('customerList', 'Customer list of the last year', '最后一年的客户清单')),
})

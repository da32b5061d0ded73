import type { GroupField, RowField } from '#forms/engine/model/template.ts'
import { askDetails, askFromList, askOne, askSeveral, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { monthFields, yearOptions } from '../parts/months.ts'
import { capital, type Place } from '../parts/place.ts'

const MOST = 100_000_000_000

/** From when to when, and why nothing was filed. */
export function missingMonthsFields(place: Place): RowField[] {
  const years: [number, number] = [2016, 2027]
  return [
    ...monthFields('missingFrom', text('First missing month', '最早漏报月份'), {
      help: text(
        'The first month with goods stored there or a sale from there that was not declared.',
        '最早存放货物或从当地销售而未申报的月份。',
      ),
      years,
    }),
    ...monthFields('missingTo', text('Last missing month', '最后漏报月份'), { years }),
    askOne(
      'nothingFiled',
      text('What was filed for these months?', '这些月份申报过什么？'),
      text('Say what was filed for these months.', '请选择这些月份申报过什么。'),
      [
        option('nothing', 'Nothing at all', '完全没有申报'),
        option('nil', 'Nil returns although there were sales', '有销售但做了零申报'),
        option('partly', 'Some months, or too little', '部分月份已申报，或申报金额偏低'),
      ],
      {
        help: text(
          'A nil return that was wrong is corrected, not filed anew.',
          '零申报有误的须更正，而不是重新申报。',
        ),
      },
    ),
    askDetails(
      'whyMissing',
      text('Why was it not declared?', '未申报的原因'),
      text('reason why it was not declared', '未申报的原因'),
      {
        help: text(
          `In your own words, in English or Chinese; it goes into our letter. ${capital(place.office.en)} looks kindly on an honest reason.`,
          `请用中文或英文如实说明，我们会写入说明函。原因真实，${place.office.zh}一般会从轻处理。`,
        ),
        validators: [{ name: 'length', min: 20, max: 2000 }],
      },
    ),
  ]
}

/** Sales by year: an estimate tells how many months cost how much, before the reports are read line by line. */
export function missingSales(place: Place): GroupField {
  return {
    type: 'group',
    key: 'missingSales',
    label: text('Sales not declared, by year', '各年度未申报的销售额'),
    help: text('An estimate is enough; the reports decide later.', '估算即可，最终以销售报告为准。'),
    rowLabel: text('Year {n}', '第{n}年'),
    addLabel: text('Add a year', '再加一年'),
    titleField: 'salesYear',
    minRows: 1,
    maxRows: 10,
    copyKey: `${place.code}.missingSales`,
    fields: [
      askFromList('salesYear', text('Year', '年度'), text('year', '年度'), yearOptions(2016, 2027)),
      {
        type: 'money',
        key: 'salesAmount',
        label: text(`Sales from ${place.name.en}, gross`, `从${place.name.zh}发货的销售额（含税）`),
        name: text('amount of sales', '销售额'),
        required: true,
        width: 'half',
        currencies: [place.currency],
        validators: [{ name: 'range', min: 0, max: MOST }],
      },
      {
        type: 'money',
        key: 'collectedByMarketplace',
        label: text('Of these, taxed by the marketplace', '其中平台已代扣代缴部分'),
        name: text('sales taxed by the marketplace', '平台已代扣代缴的销售额'),
        help: text('If you do not know, leave it empty.', '不清楚可不填。'),
        width: 'half',
        currencies: [place.currency],
        validators: [{ name: 'range', min: 0, max: MOST }],
      },
    ],
  }
}

/** What the calculation is made from. */
export function evidenceFields(): RowField[] {
  return [
    askSeveral(
      'reportsAtHand',
      text('Which records do you have for all of these months?', '这些月份的哪些记录齐全？'),
      text('Choose the records that you have, or "None of these".', '请选择齐全的记录，没有请选“都没有”。'),
      [
        option(
          'marketplace',
          'Sales reports of the marketplaces',
          '平台销售报告',
          text(
            'Amazon keeps VAT transaction reports for 24 months; download older ones now.',
            '亚马逊增值税交易报告仅保存24个月，请尽快下载。',
          ),
        ),
        option('shop', 'Orders of the own online shop', '独立站订单'),
        option('invoices', 'Purchase invoices', '采购发票'),
        option('imports', 'Customs declarations', '进口报关单'),
        option('stock', 'Stock movements between warehouses', '仓库间移仓记录'),
        option('none', 'None of these', '都没有'),
      ],
      {
        help: text(
          'You do not upload them here: a place for them opens once this form has been accepted.',
          '无需在此上传，资料表通过后会开放上传入口。',
        ),
      },
    ),
    yesNo('payAtOnce', {
      label: text('Can tax and interest be paid at once?', '税款和利息能否一次缴清？'),
      missing: text('Say whether the sum can be paid at once.', '请选择能否一次缴清。'),
      help: text(
        'If not, we ask for payments in instalments together with the returns; the earlier it is asked for, the better.',
        '不能一次缴清的，我们会在申报时一并申请分期缴纳，越早申请越好。',
      ),
    }),
  ]
}

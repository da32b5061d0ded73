import type { LocalText } from '#platform/shared/local-text.ts'
import type { Option, RowField } from '#forms/engine/model/template.ts'
import { askDay, askDetails, askFile, askOne, askSeveral, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { monthFields } from '../parts/months.ts'
import { openMatters } from '../parts/open-matters.ts'
import type { Place } from '../parts/place.ts'

export function endFields(place: Place, reasons: readonly Option[]): RowField[] {
  return [
    askOne(
      'endReason',
      text('Why does the registration end?', '注销原因'),
      text('Choose the reason.', '请选择注销原因。'),
      reasons,
      { help: text('Choose the one that fits best.', '请选择最符合的一项。') },
    ),
    askDetails('endReasonDetails', text('What happened?', '请说明情况'), text('reason', '原因'), {
      visibleWhen: is('endReason', 'other'),
    }),
    askDay(
      'lastSaleOn',
      text(`Last taxable sale in ${place.name.en}`, `${place.name.zh}最后一笔应税销售日期`),
      text('day of the last taxable sale', '最后一笔应税销售日期'),
      {
        help: text(
          'Sales from stock there, and goods moved out of it, count. Orders placed before and delivered later as well.',
          '包括从当地库存的销售和移仓；此前下单、之后送达的订单也算。',
        ),
      },
    ),
    askDay(
      'endOn',
      text('The registration should end on', '希望的注销日期'),
      text('day on which the registration should end', '希望的注销日期'),
      {
        help: text(
          'Not before the last sale and before the last goods have left.',
          '不得早于最后一笔销售和最后一批货物离境的日期。',
        ),
      },
    ),
    yesNo('importsGoOn', {
      label: text(
        'Will the company go on importing there, or moving goods through it?',
        '之后是否仍在当地进口或中转货物？',
      ),
      missing: text('Say whether imports go on.', '请选择之后是否仍有进口或中转。'),
      help: text('Then the number is still needed.', '如仍有，则不能注销税号。'),
    }),
  ]
}

/** Goods left over are what an office looks at first. */
export function stockLeftFields(place: Place, rule: LocalText): RowField[] {
  const left = { op: 'in', field: 'stockLeft', value: ['moving', 'staying'] } as const
  return [
    askOne(
      'stockLeft',
      text(`Are there goods left in ${place.name.en}?`, `在${place.name.zh}是否还有剩余货物？`),
      text('Say whether goods are left.', '请选择是否还有剩余货物。'),
      [
        option('none', 'No, the stock is empty', '没有，库存已清零'),
        option('moving', 'Yes, they will be sold or moved out before the end', '有，注销前会售完或移出'),
        option('staying', 'Yes, and they will stay or be destroyed', '有，将留存或销毁'),
      ],
      { help: rule },
    ),
    {
      type: 'money',
      key: 'stockValue',
      label: text('Value of the goods that are left', '剩余货物价值'),
      name: text('value of the goods that are left', '剩余货物价值'),
      help: text('Purchase prices, without VAT.', '按采购价计算，不含税。'),
      visibleWhen: left,
      required: true,
      width: 'half',
      currencies: [place.currency],
      validators: [{ name: 'range', min: 1, max: 100_000_000_000 }],
    },
    askDetails(
      'stockPlan',
      text('Where are they, and what will happen to them?', '货物在哪里，将如何处理？'),
      text('place of the goods and what will happen to them', '货物所在地和处理方式'),
      { visibleWhen: left },
    ),
    askFile(
      'stockProof',
      text('Proof that no stock is left', '库存清零证明'),
      text('proof that no stock is left', '库存清零证明'),
      {
        help: text(
          'The inventory report of the marketplace or a letter of the warehouse, not older than 30 days. A screenshot that shows account and date will do.',
          '平台库存报告或海外仓出具的证明，30天以内。能看到账户名和日期的截图也可以。',
        ),
        visibleWhen: is('stockLeft', 'none'),
        maxFiles: 5,
      },
    ),
    yesNo('storageBlocked', {
      label: text(
        'Has storage in this country been switched off at the marketplaces?',
        '是否已在平台后台关闭该国入仓？',
      ),
      missing: text('Say whether storage has been switched off.', '请选择是否已关闭入仓。'),
      help: text(
        'Otherwise returned goods or stock moved by the marketplace make the company liable again.',
        '否则退货或平台自动调拨会使公司再次产生纳税义务。',
      ),
    }),
  ]
}

export function lastReturnsFields(place: Place, others: readonly Option[]): RowField[] {
  return [
    ...monthFields('filedUntil', text('Last month that was declared', '已申报至'), {
      help: text('The last month of the last period that was filed.', '已申报的最后一期的最后一个月。'),
      years: [2018, 2028],
    }),
    askFile(
      'lastReturns',
      text('The last returns with their receipts', '最近几期申报表和回执'),
      text('last returns with their receipts', '最近几期申报表和回执'),
      {
        help: text(
          'Of the last twelve months. PDF from the online account, or what the agent sent you.',
          '近12个月的申报表。可从在线账户下载PDF，也可使用服务商发来的文件。',
        ),
        maxFiles: 20,
      },
    ),
    ...openMatters({
      missing: text('Say whether anything is still open.', '请选择是否有未了结的税务事项。'),
      help: text(
        `Please say so openly: ${place.office.en} finds them before it closes the number.`,
        `请如实填写，${place.office.zh}注销前会逐项核查。`,
      ),
    }),
    askSeveral(
      'otherRegistrations',
      text('What else should we look after?', '还有哪些事项需要一并处理？'),
      text('Choose what applies, or "Nothing".', '请选择，没有请选“没有”。'),
      [...others, option('nothing', 'Nothing', '没有')],
      {
        help: text(
          'They do not all end by themselves. We tell you what each one needs.',
          '这些并不都会自动终止，我们会逐项说明。',
        ),
      },
    ),
  ]
}

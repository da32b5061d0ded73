import type { LocalText } from '#platform/shared/local-text.ts'
import type { Condition, Option, RowField } from '#forms/engine/model/template.ts'
import { askDetails, askFromList, askOne, askSeveral, askText, option, text } from './ask.ts'
import { is, yesNo } from './choices.ts'
import { STOCK_STATES } from './stock-countries.ts'
import { keyIn, type Place } from './place.ts'

/** How the figures of each period come to us. */
export function reportFields(): RowField[] {
  return [
    askOne(
      'salesDataBy',
      text('How will the sales data come?', '销售数据如何提供？'),
      text('Say how the sales data will come.', '请选择销售数据的提供方式。'),
      [
        option(
          'upload',
          'We upload the reports of the marketplaces',
          '自行上传平台报告',
          text(
            'On Amazon: Reports, Fulfilment, Amazon VAT Transactions Report.',
            '亚马逊：数据报告、库存和销售报告、亚马逊增值税交易报告。',
          ),
        ),
        option(
          'shop',
          'Straight from the shop, after authorising it',
          '店铺授权后自动获取',
          text('Nothing to download; you can withdraw it at any time.', '无需下载，授权可随时撤回。'),
        ),
        option('accountant', 'Our accountant sends them', '由我方财务提供'),
      ],
      { copyKey: 'reports.by' },
    ),
    askText(
      'accountantEmail',
      text('E-mail of the accountant', '财务人员邮箱'),
      text('e-mail address of the accountant', '财务人员邮箱'),
      {
        visibleWhen: is('salesDataBy', 'accountant'),
        copyKey: 'reports.accountant',
        width: 'half',
        validators: [{ name: 'email' }],
      },
    ),
    askFromList(
      'linesAMonth',
      text('Sales a month, about', '每月销售笔数（约）'),
      text('number of sales a month', '每月销售笔数'),
      [
        option('upTo500', 'Up to 500', '500笔以内'),
        option('upTo5000', '500 to 5,000', '500至5000笔'),
        option('upTo50000', '5,000 to 50,000', '5000至5万笔'),
        option('more', 'More than 50,000', '5万笔以上'),
      ],
      { copyKey: 'reports.lines' },
    ),
  ]
}

/** Where the goods lie: moving them between states is declared on both sides. */
export function stockStatesFields(place: Place): RowField[] {
  const others = STOCK_STATES.filter((one) => one.value !== place.code)
  return [
    yesNo(keyIn(place, 'hasStock'), {
      label: text(`Do you keep goods in ${place.name.en}?`, `是否在${place.name.zh}存放货物？`),
      missing: text(
        `Say whether you keep goods in ${place.name.en}.`,
        `请选择是否在${place.name.zh}存放货物。`,
      ),
      help: text(
        'Include marketplace and rented warehouses, and goods that Amazon moved there on its own.',
        `包括FBA仓、第三方海外仓，以及亚马逊自行调拨到${place.name.zh}的货物。`,
      ),
    }),
    askSeveral(
      'stockElsewhere',
      text('In which other EU states do you keep goods?', '还在哪些欧盟国家存放货物？'),
      text('Choose the states, or "Nowhere else".', '请选择国家，没有请选“没有”。'),
      [
        ...others,
        option('otherState', 'Another EU state', '其他欧盟国家'),
        option('none', 'Nowhere else', '没有'),
      ],
      {
        help: text(
          'With Pan-European FBA or the Central Europe programme: all states that you have allowed.',
          '参加亚马逊泛欧计划或中欧计划的，请选择已开通的全部国家。',
        ),
        copyKey: 'business.stockStates',
      },
    ),
  ]
}

/** Sales across the border, and which of them another return declares. */
export function ossFields(place: Place): RowField[] {
  return [
    askOne(
      'oss',
      text('Is the company in the One Stop Shop (OSS)?', '公司是否已注册OSS？'),
      text('Say whether the company is in the One Stop Shop.', '请选择公司是否已注册OSS。'),
      [
        option('here', `Yes, in ${place.name.en}`, `是，在${place.name.zh}注册`),
        option('elsewhere', 'Yes, in another state', '是，在其他国家注册'),
        option('no', 'No', '否'),
      ],
      {
        help: text(
          'Sales to consumers in other EU states then belong into the OSS return and not into this one.',
          '已注册的，向其他欧盟国家消费者的销售在OSS中申报，不列入本国申报。',
        ),
        copyKey: `oss.registered.${place.code}`,
      },
    ),
  ]
}

type ImportSchemes = { schemes: readonly Option[]; help: LocalText }

/**
 * Imports in the company's own name and what becomes of the VAT on them.
 * @param ways how the country collects it, where there is more than one way
 */
export function importVatFields(place: Place, ways?: ImportSchemes): RowField[] {
  const imports = is(keyIn(place, 'imports'), 'yes')
  return [
    yesNo(keyIn(place, 'imports'), {
      label: text(
        `Does the company import into ${place.name.en} in its own name?`,
        `是否以本公司名义进口清关到${place.name.zh}？`,
      ),
      missing: text(
        `Say whether the company imports into ${place.name.en} in its own name.`,
        `请选择是否以本公司名义进口清关到${place.name.zh}。`,
      ),
      help: text(
        'Yes if the company is named as importer in the customs declaration; only then can it deduct the import VAT.',
        '报关单上的进口商是本公司的，请选择是；只有这样才能抵扣进口VAT。',
      ),
    }),
    askText('eori', text('EORI number', 'EORI号码'), text('EORI number', 'EORI号码'), {
      help: text('As on the customs declarations.', '与报关单一致。'),
      visibleWhen: imports,
      shareable: true,
      copyKey: place.code === 'GB' ? 'company.gbEori' : 'company.eori',
      width: 'half',
      validators: [{ name: 'eori' }],
    }),
    ...(ways
      ? [
          askOne(
            keyIn(place, 'importVat'),
            text('How is import VAT dealt with?', '进口VAT如何处理？'),
            text('Say how import VAT is dealt with.', '请选择进口VAT的处理方式。'),
            ways.schemes,
            { help: ways.help, visibleWhen: imports },
          ),
        ]
      : []),
  ]
}

/** Anything that changes what the return contains. */
export function unusualFields(condition?: Condition): RowField[] {
  const more = condition ? { visibleWhen: condition } : {}
  return [
    askDetails(
      'unusual',
      text('Anything else that we should know', '其他需要说明的情况'),
      text('remark', '说明'),
      {
        required: false,
        help: text(
          'For example sales to businesses, services bought from abroad, gifts, destroyed goods.',
          '例如对企业的销售、从境外购买的服务、赠品、报废货物。',
        ),
        validators: [{ name: 'length', max: 2000 }],
        ...more,
      },
    ),
  ]
}

import type { LocalText } from '#platform/shared/local-text.ts'

type Texts = { reason: LocalText; fix: LocalText }

/** Of a refund whose sale is only guessed. */
const FIND_SALE: LocalText = {
  en: 'Import the report that contains the sale, and the refund is updated automatically. If you have no such report, add a column “Original sale date” to the file, enter the date of the sale there, withdraw this import and import the file again. The date decides the rate and which period an OSS refund corrects.',
  zh: '请导入包含该销售的报告，系统会自动重新判断该退款。如没有这份报告，请在文件中增加“原销售日期”列并填写销售日期，撤回本次导入后重新导入。税率以及OSS退款所更正的期间均取决于该日期。',
}

/** What is wrong with a row, and what to do: where the engine does not say it already. */
export const ISSUE_TEXTS = {
  LINE_TOO_LONG: {
    reason: {
      en: 'This line is longer than 1 MB and cannot be a row of the report.',
      zh: '此行超过1 MB，不可能是报告中的一行。',
    },
    fix: {
      en: 'Download the report again and import it as it is.',
      zh: '请重新下载报告，不作修改直接导入。',
    },
  },
  QUOTE_NOT_CLOSED: {
    reason: { en: 'A quotation mark opens in this line and never closes.', zh: '此行有一个引号没有闭合。' },
    fix: {
      en: 'Remove the quotation mark or add its counterpart, then import the file again.',
      zh: '请删除该引号或补全另一半，然后重新导入。',
    },
  },
  FILE_CUT_OFF: {
    reason: { en: 'The file ends in the middle of this row.', zh: '文件在此行中间中断。' },
    fix: {
      en: 'The download was probably interrupted. Download the report again and import it.',
      zh: '可能是下载中断，请重新下载报告后导入。',
    },
  },
  SHEET_NOT_READ: {
    reason: {
      en: 'Sheet {sheet} of the workbook has other columns than the first, so nothing of it was imported.',
      zh: '工作簿中第{sheet}个工作表的列与首个工作表不同，因此未导入。',
    },
    fix: {
      en: 'If it contains sales, save it as a file of its own and import that. Otherwise there is nothing to do.',
      zh: '如其中有销售数据，请另存为单独的文件后导入；如没有，则无需处理。',
    },
  },
  ROW_TOO_SHORT: {
    reason: { en: 'This row has fewer cells than the header.', zh: '此行的单元格少于表头。' },
    fix: {
      en: 'Add the missing cells, then import the file again.',
      zh: '请补全缺少的单元格，然后重新导入。',
    },
  },
  ROW_TOO_LONG: {
    reason: {
      en: 'This row has more cells than the header, so its amounts may be in the wrong columns.',
      zh: '此行的单元格多于表头，金额可能错列。',
    },
    fix: {
      en: 'Put text that contains the separator in quotation marks, then import the file again.',
      zh: '文本中若含有分隔符，请用引号括起，然后重新导入。',
    },
  },
  DAY_IN_FUTURE: {
    reason: {
      en: 'This date is in the future, so nothing can have been sold on it.',
      zh: '该日期尚未到来，不可能有销售。',
    },
    fix: {
      en: 'Correct the date, then import the file again.',
      zh: '请更正日期，然后重新导入。',
    },
  },
  IMPORTED_BEFORE: {
    reason: {
      en: 'An earlier file has the same row; it counts once.',
      zh: '之前导入的文件中已有该行，只计一次。',
    },
    fix: { en: 'Nothing to do.', zh: '无需处理。' },
  },
  IMPORTED_DIFFERENTLY: {
    reason: {
      en: 'The file {file} already has a row in {month} with the same account, order, type and line, but with another date or other figures. That row counts, and this one does not.',
      zh: '文件{file}在{month}已有相同店铺、订单、类型和行号的行，但日期或数据不同。目前计入的是该文件中的行，本行未计入。',
    },
    fix: {
      en: 'Check which of the two is right. If it is this one, withdraw the other file or contact us. If they are two different transactions, give this row its own line number.',
      zh: '请核实哪一行正确。如本行正确，请撤回上述文件或联系我们；如两行是不同的交易，请为本行填写不同的行号。',
    },
  },
  DUPLICATE_ROW: {
    reason: {
      en: 'The same row appears earlier in this file; it counts once.',
      zh: '该行在文件中重复出现，只计一次。',
    },
    fix: { en: 'Nothing to do.', zh: '无需处理。' },
  },
  DUPLICATE_DIFFERS: {
    reason: {
      en: 'An earlier row has the same account, order, type and line, but different figures.',
      zh: '文件中已有相同店铺、订单、类型和行号的行，但数据不同。',
    },
    fix: {
      en: 'Check which of the two is right and remove the other one.',
      zh: '请确认哪一行正确，并删除另一行。',
    },
  },
  NEGATIVE_QUANTITY: {
    reason: { en: 'The quantity moved cannot be less than one.', zh: '移仓数量不能少于一件。' },
    fix: {
      en: 'Enter how many units were moved, without a plus or minus sign.',
      zh: '请填写实际移仓的件数，不带正负号。',
    },
  },
  QUANTITY_NOT_READABLE: {
    reason: { en: 'This is not a quantity.', zh: '数量无法识别。' },
    fix: { en: 'Enter a whole number.', zh: '请填写整数。' },
  },
  NO_COST_PRICE: {
    reason: {
      en: 'The cost price is missing; without it the movement of goods cannot be valued.',
      zh: '缺少成本价，无法确定移仓的计税金额。',
    },
    fix: {
      en: 'Enter the unit cost of this SKU, excluding VAT.',
      zh: '请填写该SKU的单件不含税成本价。',
    },
  },
  NEGATIVE_COST_PRICE: {
    reason: { en: 'A cost price cannot be negative.', zh: '成本价不能为负数。' },
    fix: {
      en: 'Enter the unit cost, excluding VAT and without a minus sign.',
      zh: '请填写单件不含税成本价，不带正负号。',
    },
  },
  REFUND_SALE_BY_AMOUNT: {
    reason: {
      en: 'No sale has this refund’s order number. A sale of the same amount on the same route was used instead.',
      zh: '未找到该退款订单号对应的销售，已按相同路线、相同金额的销售处理。',
    },
    fix: FIND_SALE,
  },
  REFUND_SALE_BEFORE_FILE: {
    reason: {
      en: 'No sale was found for this refund. The sale was assumed to be from before the first month of this file.',
      zh: '未找到该退款对应的销售，已视为发生在文件所含月份之前。',
    },
    fix: FIND_SALE,
  },
  REFUND_DAY_NOT_KNOWN: {
    reason: {
      en: 'The file says how much was refunded, but not when. The date of the sale was used.',
      zh: '文件只注明退款金额，没有退款日期，已按销售日期处理。',
    },
    fix: {
      en: 'If the refund belongs to a later period, enter it as a row of its own.',
      zh: '若退款属于之后的申报期，请单独作为一行填写。',
    },
  },
  NUMBER_NOT_CONFIRMED: {
    reason: {
      en: 'No VAT was charged because of the buyer’s VAT number. Its check digits are right, but no register has confirmed it.',
      zh: '因买方提供VAT税号，该销售未计增值税。税号校验位正确，但尚未经官方系统确认。',
    },
    fix: {
      en: 'Check the number in VIES and keep the proof.',
      zh: '请在VIES中查询该税号并保存查询凭证。',
    },
  },
  NUMBER_DENIED: {
    reason: {
      en: 'The official register does not confirm the buyer’s VAT number for the day of the sale, so the buyer is treated as a consumer.',
      zh: '官方登记系统未确认买方VAT税号在销售当日有效，按消费者处理。',
    },
    fix: {
      en: 'Ask the buyer for its number, or to have it entered in VIES. We ask the register again, and once it confirms the number the row is calculated anew. If the number in the file is wrong, withdraw this import and import the corrected file.',
      zh: '请向买方核实税号，或请其在VIES中登记。我们会再次查询，登记系统确认后自动重新判断。如文件中的税号有误，请撤回本次导入，更正后重新导入。',
    },
  },
  OTHER_SCHEME: {
    reason: {
      en: 'The marketplace states the scheme {said}; under the rules it is {ours}.',
      zh: '平台标注的申报机制为{said}，按规则应为{ours}。',
    },
    fix: {
      en: 'Check your registrations and where the goods were stored; the return uses our result.',
      zh: '请核对注册信息和货物所在地；申报以我们的判断为准。',
    },
  },
  OTHER_LIABLE: {
    reason: {
      en: 'The marketplace says that {said} owes the tax; under the rules it is {ours}.',
      zh: '平台标注的纳税义务人为{said}，按规则应为{ours}。',
    },
    fix: {
      en: 'Check the seller’s establishment in the marketplace’s settings; tax may be paid twice or not at all.',
      zh: '请核对平台后台登记的卖家设立地，否则可能重复缴税或漏缴。',
    },
  },
  OTHER_RATE: {
    reason: {
      en: 'The marketplace charged {said}; the rate is {ours}.',
      zh: '平台按{said}计税，适用税率为{ours}。',
    },
    fix: {
      en: 'Check the product’s tax code in the marketplace, and its category here.',
      zh: '请核对平台上的商品税码和此处的商品类别。',
    },
  },
  OTHER_VAT: {
    reason: {
      en: 'The marketplace’s VAT amount differs by more than rounding explains.',
      zh: '平台的税额与计算结果相差超出四舍五入的范围。',
    },
    fix: { en: 'Compare the invoice with this row.', zh: '请将发票与此行核对。' },
  },
  OTHER_COUNTRY: {
    reason: {
      en: 'The marketplace calculated VAT for {said}; under the rules it is {ours}.',
      zh: '平台按{said}计算增值税，按规则应为{ours}。',
    },
    fix: {
      en: 'Check from where the goods were sent and where they arrived.',
      zh: '请核对发货地和到达地。',
    },
  },
  ACCOUNT_NOT_A_SHOP: {
    reason: {
      en: 'The seller account {account} is none of your company’s shops. This may be another company’s report.',
      zh: '卖家账户{account}不属于本企业的任何店铺，可能是其他企业的报告。',
    },
    fix: {
      en: 'If it is yours, add the shop with this seller ID under Shops. If it is not, withdraw the file on this page.',
      zh: '如属于本企业，请在“店铺”中添加该卖家编号的店铺；如不属于，请在此页撤回该文件。',
    },
  },
} as const satisfies Record<string, Texts>

export type OwnIssue = keyof typeof ISSUE_TEXTS

/** Where the engine says what is wrong, its sentence also says what to enter. */
export const FIX_CELL: LocalText = {
  en: 'Correct this cell in the file, then import it again; rows that were right are not counted twice.',
  zh: '请在文件中更正该单元格后重新导入，已正确的行不会重复计算。',
}
export const FIX_SELLER: LocalText = {
  en: 'Please send us this information about your company, so that the row can be included in a return.',
  zh: '请联系我们补充该项企业信息，以便将此行计入申报。',
}

/** Of sales whose place hangs on a sum that no file tells. */
export const FIX_DISTANCE: LocalText = {
  en: 'Enter the total under “Distance sales within the EU” where you import sales. The rows are then calculated; the file need not come again.',
  zh: '请在“导入销售数据”页面的“欧盟境内远程销售”中填写总额，这些行随即计算，无需重新导入文件。',
}

/** Of sales to a business whose number no register has confirmed yet. */
export const HINT_ASKED: LocalText = {
  en: 'There is nothing to do now: we ask the official register. Once it confirms the number, the row is calculated anew; the file need not come again.',
  zh: '目前无需处理：我们会向官方登记系统查询，确认后自动重新判断该行，无需重新导入文件。',
}

/** Of rows behind the known law. */
export const HINT_LAW: LocalText = {
  en: 'There is nothing to do now: these rows count by the rules known today and are determined again with an update.',
  zh: '目前无需处理：这些行按现行规则计入，系统更新后会重新判断。',
}

/** Of a row that counts as it is. */
export const HINT_SELLER: LocalText = {
  en: 'The row counts as it is. If this information about your company is wrong or missing, contact us.',
  zh: '该行已按现状计入。如该项企业信息有误或缺失，请联系我们。',
}

/** Their sentence names what all rows of a cause have in common, and is filled in before the rows are grouped by it. */
export const FILLED: ReadonlySet<string> = new Set<OwnIssue>(['IMPORTED_DIFFERENTLY'])

/** What rows have in common whose own sentences differ in what they name. */
export const CAUSES: Partial<Record<OwnIssue, LocalText>> = {
  SHEET_NOT_READ: {
    en: 'A sheet of the workbook has other columns than the first, so nothing of it was imported.',
    zh: '工作簿中有工作表的列与首个工作表不同，因此未导入。',
  },
  ACCOUNT_NOT_A_SHOP: {
    en: 'A seller account in this file is none of your company’s shops. This may be another company’s report.',
    zh: '文件中的卖家账户不属于本企业的任何店铺，可能是其他企业的报告。',
  },
  OTHER_SCHEME: {
    en: 'The marketplace states a different scheme from the rules.',
    zh: '平台标注的申报机制与规则判定不一致。',
  },
  OTHER_LIABLE: {
    en: 'According to the marketplace, someone else owes the tax than under the rules.',
    zh: '平台标注的纳税义务人与规则判定不一致。',
  },
  OTHER_RATE: {
    en: 'The marketplace charged a different rate from the one in force.',
    zh: '平台计税所用税率与适用税率不一致。',
  },
  OTHER_COUNTRY: {
    en: 'The marketplace calculated VAT for a different country from the rules.',
    zh: '平台计税所用国家与规则判定不一致。',
  },
}

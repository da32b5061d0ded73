import type { LocalText } from '#platform/shared/local-text.ts'
import type { RefusalReason, WarningCode } from './vat-result.ts'

/** What a warning says, and what to do about it. */
export const WARNINGS: Readonly<Record<Exclude<WarningCode, 'LAW_NOT_KNOWN'>, LocalText>> = {
  NO_REGISTRATION: {
    en: 'No VAT registration in {state} is recorded. The tax is due there; please register, or enter an existing registration.',
    zh: '未查到{state}的VAT注册信息，而税款须在当地缴纳；请办理注册，或补充已有的注册信息。',
  },
  REGISTERED_LATER: {
    en: 'Your VAT number in {state} begins on {day}, after this transaction. The tax is due there all the same: correct the first day if the number counted earlier; otherwise write to us about declaring this time.',
    zh: '您在{state}的VAT税号自{day}起生效，晚于该笔交易，而税款仍须在当地缴纳。如税号实际更早生效，请更正生效日期；否则请联系我们补报。',
  },
  NO_COST_PRICE: {
    en: 'The cost price is missing; without it the movement cannot be valued. Please enter the cost price of these goods.',
    zh: '缺少成本价，无法确定移仓的计税金额，请补充这批货物的成本价。',
  },
  BUYER_NUMBER_NOT_VALID: {
    en: 'The buyer’s VAT number is not valid, so the buyer is treated as a consumer.',
    zh: '买方VAT税号无效，按消费者处理。',
  },
  BUYER_NUMBER_NOT_CHECKED: {
    en: 'The buyer’s VAT number has not been verified; until it is, the buyer is treated as a consumer.',
    zh: '买方VAT税号尚未验证，验证前按消费者处理。',
  },
  BUYER_NUMBER_MISSING: {
    en: 'The buyer is a business but gave no VAT number, so it is treated as a consumer.',
    zh: '企业买方未提供VAT税号，按消费者处理。',
  },
  BUYER_NUMBER_OF_WRONG_STATE: {
    en: 'The exemption does not apply to the country of the buyer’s VAT number. A number from the country of arrival would change the result.',
    zh: '买方VAT税号所属国家不适用免税；如买方提供到达国的税号，结果会有所不同。',
  },
  BUYER_NUMBER_OF_THIRD_STATE: {
    en: 'The buyer’s VAT number is not from the country where the goods arrive. The exemption still applies, but please check whether this is a chain transaction.',
    zh: '买方VAT税号不属于货物到达国。免税仍然适用，但请核实是否为连锁交易。',
  },
  OSS_OF_ANOTHER_STATE: {
    en: 'A seller established in the EU must use the OSS of its own country, but another one is entered.',
    zh: '设立于欧盟的卖家应使用其所在国的OSS，目前填写的是其他国家。',
  },
  OSS_CORRECTION_TOO_LATE: {
    en: 'More than three years have passed since the return for that period was due, so this refund can no longer go into the OSS return; leave it out. Instead, apply to the tax office of {state} to reclaim the VAT within the time its law allows, with the OSS return for that period, the credit note and proof of payment to the buyer.',
    zh: '距该期申报截止日已超过三年：该退款不能再列入OSS申报。可行的做法是：在当地法律规定的时限内，凭该期OSS申报表、贷项通知单和向买家退款的凭证，直接向{state}税务机关申请退税。',
  },
  PROOF_NEEDED: {
    en: 'Without proof that the goods left {state} the sale is taxed there. Please keep the customs or transport documents.',
    zh: '如无法证明货物已离开{state}，须在当地补税；请保存报关或运输单据。',
  },
  RATE_NOT_CERTAIN: {
    en: 'No specific rate is recorded for these goods in {state}, so the standard rate was used. Please check.',
    zh: '未收录此类商品在{state}的专门税率，已按标准税率计算，请核实。',
  },
  RATE_OF_LOCAL_TRADERS: {
    en: 'Traders with their registered office or an establishment in Jungholz or Mittelberg charge 19 % on supplies made there; 20 % was used here. If this applies to you, enter that place as your registered office (UStG § 10(4)).',
    zh: '在容霍尔茨或米特尔贝格设有住所或营业机构的经营者，在当地供货适用19%的税率；此处按20%计算。如属此类，请将该地填写为公司所在地（奥地利UStG第10条第4款）。',
  },
  GIFT_RELIEF: {
    en: 'Samples, gifts of small value and goods whose VAT was never deducted are not taxed (art. 16); {state} may also relieve gifts to charities. If one of these applies, leave the line out and keep proof.',
    zh: '样品、小额礼品以及进项税未曾抵扣的货物不征税（第16条）；{state}对慈善捐赠也可能有优惠。如属上述情形，请不要填入此行，并保存证明。',
  },
  POSTCODE_NEEDED: {
    en: 'Without a postcode, Northern Ireland cannot be told apart from Great Britain; Great Britain was assumed.',
    zh: '缺少邮编，无法区分北爱尔兰与大不列颠，此处按大不列颠处理。',
  },
}

/** The question for each missing fact, by the fact's name. */
export const QUESTIONS: Readonly<Record<string, LocalText>> = {
  type: {
    en: 'Is it a sale, a refund, a return or own goods moved?',
    zh: '这是销售、退款、退货还是自有货物移仓？',
  },
  date: { en: 'On what date was the sale?', zh: '销售发生在哪一天？' },
  depart: { en: 'From which country were the goods sent?', zh: '货物从哪个国家/地区发出？' },
  arrive: { en: 'In which country did the goods arrive?', zh: '货物运抵哪个国家/地区？' },
  gross: { en: 'What did the buyer pay, VAT included?', zh: '买方支付的含税金额是多少？' },
  currency: { en: 'In which currency is the amount?', zh: '金额使用哪种币种？' },
  buyer: { en: 'Is the buyer a consumer or a business?', zh: '买方是消费者还是企业？' },
  marketplace: {
    en: 'Was it sold through a marketplace or in the seller’s own shop?',
    zh: '是通过平台销售，还是通过自有店铺销售？',
  },
  'seller.established': { en: 'Where is the seller established?', zh: '卖家设立于哪个国家/地区？' },
  'seller.vat_registrations': {
    en: 'In which countries does the seller have a VAT number?',
    zh: '卖家在哪些国家/地区有VAT税号？',
  },
  'seller.oss_union': {
    en: 'Is the seller registered for OSS, and in which state?',
    zh: '卖家是否注册了OSS？在哪个国家？',
  },
  'seller.ioss': { en: 'Is the seller registered for IOSS?', zh: '卖家是否注册了IOSS？' },
  'seller.distance_sales_ytd_eur': {
    en: 'What was the total of distance sales to other member states this year before this sale, in euros without VAT?',
    zh: '本年在此笔交易之前，销往其他成员国的远程销售总额是多少（欧元，不含税）？',
  },
  'seller.distance_sales_prev_year_eur': {
    en: 'What was the total of distance sales to other member states last year, in euros without VAT?',
    zh: '上一年销往其他成员国的远程销售总额是多少（欧元，不含税）？',
  },
  consignment_intrinsic_value: {
    en: 'What is the whole consignment worth, without transport and VAT?',
    zh: '整个货件的内在价值是多少（不含运费和税）？',
  },
  importer_of_record: {
    en: 'Who imports the goods: the buyer or the seller?',
    zh: '货物由谁进口：买方还是卖方？',
  },
  original_supply_date: {
    en: 'On what date was the sale being refunded?',
    zh: '被退款的原交易发生在哪一天？',
  },
  original_distance_sales_ytd_eur: {
    en: 'In the year of the original sale, what was the total of distance sales to other member states before that sale, in euros without VAT? The refund is decided by the turnover on that day, not today’s.',
    zh: '在原销售当年、该笔销售之前，销往其他成员国的远程销售总额是多少（欧元，不含税）？退款按原销售当日的销售额判断，而不是按今天的。',
  },
  original_distance_sales_prev_year_eur: {
    en: 'In the year before the sale being refunded, what was the total of distance sales to other member states, in euros without VAT?',
    zh: '原销售的上一年度，销往其他成员国的远程销售总额是多少（欧元，不含税）？',
  },
  cost_price: {
    en: 'What did these goods cost in total (purchase or production price, without VAT)?',
    zh: '这批货物的成本价（采购价或生产成本，总额，不含税）是多少？',
  },
  cost_sign: {
    en: 'A cost price below zero is not possible: what did these goods cost?',
    zh: '成本价不能为负数：这批货物的成本是多少？',
  },
  donation: {
    en: 'Goods given away are taxed on their cost (art. 74): what did they cost, without VAT?',
    zh: '赠送的货物按成本价计税（第74条）：这批货物的成本价（不含税）是多少？',
  },
  liquidator: {
    en: 'Who is the liquidator? Its valid VAT number decides whether the sale is exempt or subject to the reverse charge.',
    zh: '清算商是谁？其有效的VAT税号决定此笔销售能否免税或适用反向征收。',
  },
  number_cannot_be: {
    en: 'The number is marked as valid but cannot be: its format or check digits are wrong. Please check it and look it up again.',
    zh: '该税号被标记为有效，但格式或校验位有误，不可能是有效税号。请重新核对并查询。',
  },
  consumer_with_number: {
    en: 'The buyer is entered as a consumer but has a VAT number confirmed as valid. Which is correct?',
    zh: '买方填为个人消费者，却附有已核实有效的VAT税号。以哪个为准？',
  },
  postcode_elsewhere: {
    en: 'The postcode does not belong to this country or territory. Which is correct?',
    zh: '邮编与所填国家/地区不符，以哪个为准？',
  },
  refund_sign: {
    en: 'A refund above zero would add VAT instead of taking it back. Please put a minus before the amount; if you received money, enter it as a sale.',
    zh: '退款金额为正数会增加税金，而不是冲减。请在金额前加负号；如果是收款，请按销售填写。',
  },
  sale_sign: {
    en: 'A sale below zero is not possible. Is it a refund? If so, choose “Refund” and enter the date of the sale.',
    zh: '销售金额不能为负数。如果是退款，请选择“退款”并填写原销售日期。',
  },
  arrive_postcode: {
    en: 'What is the destination postcode? Postcodes starting with BT are in Northern Ireland, where EU rules apply.',
    zh: '到达地邮编是多少？以BT开头的邮编属于北爱尔兰，适用欧盟规则。',
  },
  depart_postcode: {
    en: 'What postcode do the goods leave from? Postcodes starting with BT are in Northern Ireland, where EU rules apply.',
    zh: '起运地邮编是多少？以BT开头的邮编属于北爱尔兰，适用欧盟规则。',
  },
  exchange_rate: {
    en: 'The amount is near the limit of {limit}: what is one unit of its currency worth in euros?',
    zh: '金额接近{limit}的限额：该币种一个单位折合多少欧元？',
  },
}

export const REFUSALS: Readonly<Record<RefusalReason, LocalText>> = {
  NOT_A_TRANSACTION: { en: 'This is not a transaction.', zh: '这不是一笔交易。' },
  DATE_NOT_READABLE: {
    en: '“{state}” is not a valid date. Enter a date that exists, as YYYY-MM-DD.',
    zh: '“{state}”不是有效日期，请按“年-月-日”（YYYY-MM-DD）填写。',
  },
  DATE_BEFORE_RULES: {
    en: 'This date is before {state}, when the rules recorded here begin. Earlier transactions cannot be assessed.',
    zh: '该日期早于系统收录的规则起始日{state}，此前的交易不作判断。',
  },
  TYPE_NOT_COVERED: {
    en: 'The type “{state}” is not supported. Use SALE, REFUND, RETURN, FC_TRANSFER, INBOUND, COMMINGLING, LIQUIDATION or DONATION.',
    zh: '无法判断“{state}”类型的交易，目前支持SALE、REFUND、RETURN、FC_TRANSFER、INBOUND、COMMINGLING、LIQUIDATION和DONATION。',
  },
  GIFT_NOT_COVERED: {
    en: '{state} has its own rules for goods given away, which are not recorded here. Please ask an adviser there.',
    zh: '{state}对赠送的货物另有规定，系统未收录，请咨询当地顾问。',
  },
  COUNTRY_NOT_KNOWN: {
    en: '“{state}” is not a country code. Enter two letters, such as DE.',
    zh: '“{state}”不是有效的国家/地区代码，请填写两位字母，例如DE。',
  },
  CURRENCY_NOT_KNOWN: {
    en: '“{state}” is not a currency code. Enter three letters, such as EUR.',
    zh: '“{state}”不是有效的币种代码，请填写三位字母，例如EUR。',
  },
  AMOUNT_NOT_READABLE: {
    en: '“{state}” cannot be read as an amount. Enter it as 1234.56, with no more decimals than the currency has.',
    zh: '“{state}”无法识别为金额，请按1234.56的格式填写，小数位数不得超过该币种的规定。',
  },
  RATE_NOT_KNOWN: {
    en: 'No VAT rate is recorded for {state} on this date.',
    zh: '未收录{state}在该日期的增值税税率。',
  },
}

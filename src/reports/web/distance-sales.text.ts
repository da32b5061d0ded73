import { defineText } from '#platform/shared/text.ts'

export const distanceSalesText = defineText({
  title: { en: 'Distance sales within the EU', zh: '欧盟境内远程销售' },
  lead_seller: {
    en: 'Up to €10,000 a year in total, sales to consumers in other EU countries are taxed at home; above it, where the goods arrive. Your reports do not say what came before them. Tell us once, and the waiting rows are calculated.',
    zh: '向其他欧盟国家消费者的销售，全年合计不超过1万欧元的在本国征税，超过后在到达国征税。销售报告不包含此前的销售额，请在此补充一次，待定的行随即计算。',
  },
  lead_staff: {
    en: 'Up to €10,000 a year in total, sales to consumers in other EU countries are taxed at home; above it, where the goods arrive. What no report tells can be entered here for the seller, who sees it too; waiting rows are then calculated.',
    zh: '向其他欧盟国家消费者的销售，全年合计不超过1万欧元的在本国征税，超过后在到达国征税。报告未包含的数据可在此代客户填写，客户同样可见，待定的行随即计算。',
  },
  outside_seller: {
    en: 'The €10,000 threshold does not matter to your company: sales to consumers in other EU countries are taxed where the goods arrive.',
    zh: '1万欧元门槛对贵公司没有影响：向其他欧盟国家消费者的销售均在货物到达国征税。',
  },
  outside_staff: {
    en: 'The €10,000 threshold does not matter to this company: it has its address outside the EU, or uses OSS at all times.',
    zh: '1万欧元门槛对该企业没有影响：其所在地在欧盟以外，或一直使用OSS申报。',
  },
  year: { en: 'Year {{year}}', zh: '{{year}}年' },
  asks_YEAR: {
    en: 'Sales of this year are waiting for the total of the months before the first report.',
    zh: '本年度有销售待补充首份报告之前的总额后计算。',
  },
  asks_PREVIOUS_YEAR: {
    en: 'Sales of this year are waiting for last year’s total.',
    zh: '本年度有销售待补充上一年总额后计算。',
  },
  later_YEAR: {
    en: 'Nothing entered, and nothing is waiting for it. Needed once reports have sales to other EU countries.',
    zh: '尚未填写，目前没有待定的行；报告中有销往其他欧盟国家的销售时才需填写。',
  },
  later_PREVIOUS_YEAR: {
    en: 'Last year’s total is not entered, and nothing is waiting for it.',
    zh: '尚未填写上一年总额，目前没有待定的行。',
  },
  exempt_OPTED: {
    en: 'Taxed where the goods arrive: by choice, or with OSS.',
    zh: '已选择或通过OSS在到达国征税。',
  },
  exempt_ELSEWHERE: {
    en: 'Taxed where the goods arrive: established in more than one EU country.',
    zh: '在多个欧盟国家设立，均在到达国征税。',
  },
  below: { en: 'Taxed at home: the threshold is not exceeded.', zh: '未超过门槛，在本国征税。' },
  crossed: { en: 'Taxed where the goods arrive since {{day}}.', zh: '自{{day}}起在到达国征税。' },
  saidYear: { en: 'Total of {{year}}: {{amount}}', zh: '{{year}}年全年：{{amount}}' },
  saidBefore: { en: 'Before {{month}}: {{amount}}', zh: '{{month}}之前：{{amount}}' },
  saidOpted: { en: 'By choice since {{day}}', zh: '自{{day}}起自愿选择' },
  established: { en: 'Established', zh: '设立地' },
  seat: { en: 'In {{country}}.', zh: '{{country}}。' },
  nowhereElse: {
    en: 'No establishment in another EU country is entered.',
    zh: '未填写在其他欧盟国家的常设机构。',
  },
  establishedHelp: {
    en: 'The threshold is only for companies established in one EU country. A VAT number or a warehouse of others is no establishment; premises with own staff are.',
    zh: '该门槛仅适用于只在一个欧盟国家设立的企业。仅有VAT税号或使用他人仓库不算设立，有自有人员的营业场所才算。',
  },
  addPlace: { en: 'Add establishment', zh: '添加常设机构' },
  addPlaceTitle: { en: 'Add an establishment', zh: '添加常设机构' },
  editPlace: { en: 'Change the establishment in {{country}}', zh: '修改在{{country}}的常设机构' },
  placeText_seller: {
    en: 'While your company has an establishment in another EU country, its sales to consumers in other EU countries are taxed where the goods arrive, whatever their total.',
    zh: '在其他欧盟国家设有常设机构期间，贵公司向其他欧盟国家消费者的销售无论金额均在货物到达国征税。',
  },
  placeText_staff: {
    en: 'While the company has an establishment in another EU country, its sales to consumers in other EU countries are taxed where the goods arrive, whatever their total. Returns that wait are calculated again.',
    zh: '在其他欧盟国家设有常设机构期间，该企业向其他欧盟国家消费者的销售无论金额均在货物到达国征税。待处理的申报会重新计算。',
  },
  country: { en: 'Country', zh: '国家' },
  chooseCountry: { en: 'Choose a country', zh: '请选择国家' },
  placeFrom: { en: 'First day', zh: '起始日' },
  placeFromHelp: { en: 'Blank: before the first sale.', zh: '留空表示早于首笔销售。' },
  placeTo: { en: 'Last day', zh: '截止日' },
  placeToHelp: { en: 'Blank: it still exists.', zh: '留空表示仍然存在。' },
  placeAlways: { en: 'Establishment since before the first sale', zh: '自首笔销售之前设有常设机构' },
  placeSince: { en: 'Establishment since {{from}}', zh: '自{{from}}起设有常设机构' },
  placeUntil: { en: 'Establishment until {{to}}', zh: '至{{to}}止设有常设机构' },
  placeBetween: { en: 'Establishment from {{from}} to {{to}}', zh: '{{from}}至{{to}}设有常设机构' },
  removePlace: { en: 'Remove the establishment in {{country}}', zh: '删除在{{country}}的常设机构' },
  removeText: {
    en: 'Only if the company never had an establishment in {{country}}. If it was closed, enter its last day instead. Sales of that time are calculated again.',
    zh: '仅在企业从未在{{country}}设立常设机构时删除；如已关闭，请改为填写截止日。相关期间的销售会重新计算。',
  },
  remove: { en: 'Remove', zh: '删除' },
  removeNow: { en: 'Remove', zh: '删除' },
  previousYear: { en: 'Total of {{year}}', zh: '{{year}}年全年总额' },
  before: { en: '1 January {{year}} until before {{day}}', zh: '{{year}}年1月1日至{{day}}之前的总额' },
  amountHelp_seller: {
    en: 'All your shops, without VAT. Enter 0 if there were none.',
    zh: '所有店铺合计，不含税；没有则填0。',
  },
  amountHelp_staff: {
    en: 'All shops of the company, without VAT. Enter 0 if there were none, and leave it blank if it is not known.',
    zh: '企业所有店铺合计，不含税；没有则填0，不清楚请留空。',
  },
  beforeHelp_seller: {
    en: 'Sales in the months of this year before your first report, without VAT. Enter 0 if there were none.',
    zh: '本年度首份报告之前各月的销售额，不含税；没有则填0。',
  },
  beforeHelp_staff: {
    en: 'Sales in the months of the year before the first report, without VAT. Enter 0 if there were none, and leave it blank if it is not known.',
    zh: '该年度首份报告之前各月的销售额，不含税；没有则填0，不清楚请留空。',
  },
  optedFrom: {
    en: 'Taxed at destination by choice since',
    zh: '自愿选择在到达国征税的起始日',
  },
  optedHelp_seller: {
    en: 'Only if you told your tax office so. With OSS there is nothing to enter.',
    zh: '仅在已向税务局声明时填写；已注册OSS的无需填写。',
  },
  optedHelp_staff: {
    en: 'Only if the company told its tax office so. With OSS there is nothing to enter.',
    zh: '仅在企业已向税务局声明时填写；已注册OSS的无需填写。',
  },
  source: { en: 'Source', zh: '来源' },
  sourceHelp: {
    en: 'Where this is known from, e.g. an e-mail of 3 March or the ledger of 2025.',
    zh: '数据出处，如3月3日的邮件或2025年账簿。',
  },
  changedBy: { en: 'Entered by {{name}} on {{day}}', zh: '{{name}}于{{day}}填写' },
  changedBySeller: { en: 'Entered by the seller ({{name}}) on {{day}}', zh: '客户{{name}}于{{day}}填写' },
  ourTeam: { en: 'our team', zh: '服务团队' },
  edit: { en: 'Enter', zh: '填写' },
  change: { en: 'Change', zh: '修改' },
  editNamed: { en: 'Enter the figures of {{year}}', zh: '填写{{year}}年数据' },
  changeNamed: { en: 'Change the figures of {{year}}', zh: '修改{{year}}年数据' },
  save: { en: 'Save', zh: '保存' },
  cancel: { en: 'Cancel', zh: '取消' },
  saved: { en: 'Saved. Waiting rows are being calculated.', zh: '已保存，正在计算待定的行。' },
})

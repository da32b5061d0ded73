import { defineText } from '#platform/shared/text.ts'

export const quantitiesText = defineText({
  source: { en: 'Where these weights come from', zh: '重量来源' },
  from: { en: 'Source', zh: '来源' },
  file: { en: 'File', zh: '文件' },
  by: { en: 'Entered by', zh: '录入人' },
  at: { en: 'Entered at', zh: '录入时间' },
  source_SALES: { en: 'Goods sent there, times what they weigh', zh: '发往当地的件数×单件重量' },
  source_ENTERED: { en: 'Entered by hand', zh: '手工录入' },
  source_TABLE: { en: 'Own table', zh: '自有表格' },
  source_MARKETPLACE: { en: 'EPR report of the marketplace', zh: '平台EPR报告' },
  counted: {
    en: 'Every piece that was sent to this country in the period counts, with the weights in your table of goods. What buyers sent back counts too: it was placed on the market.',
    zh: '本期发往该国的每件商品均按商品重量表计入。买家退回的商品同样计入，因为已投放市场。',
  },
  entered: {
    en: 'These weights were entered instead of counted from sales. Take them back to have the sales counted again.',
    zh: '以下重量为录入数据，未按销售计算。撤回后将重新按销售计算。',
  },
  dutySource: { en: 'How and when to report follows from: {{source}}', zh: '申报要求出处：{{source}}' },
  lucid: { en: 'Not entered in LUCID by us', zh: 'LUCID不由我们填报' },
  lucidText: {
    en: 'We report these quantities to the dual system. The same figures also go into LUCID: you enter them there, or the authorised representative that you appointed.',
    zh: '我们向双元系统申报上述数量。相同数据还须填入LUCID，由您或您指定的授权代表填写。',
  },
  toGoods: { en: 'Weights of goods', zh: '商品重量表' },
  enter: { en: 'Enter weights', zh: '直接填写重量' },
  takeBack: { en: 'Count from sales again', zh: '改回按销售计算' },
  takenBack: { en: 'Counted from sales again', zh: '已改回按销售计算' },
  enterTitle: { en: 'Weights of the period', zh: '本期重量' },
  enterLead: {
    en: 'In kilograms, of everything that was sent to this country in the period. What stays empty counts as none.',
    zh: '本期发往该国的全部重量，单位公斤。留空表示没有。',
  },
  enterBatteries: {
    en: 'In kilograms, of all batteries that were sent to this country in the period. What stays empty counts as none. For other kinds than portable ones use the table.',
    zh: '本期发往该国的全部电池重量，单位公斤。留空表示没有。便携式以外的电池请使用表格填写。',
  },
  kilogram: { en: 'kg', zh: '公斤' },
  save: { en: 'Save weights', zh: '保存重量' },
  saved: { en: 'Weights saved', zh: '重量已保存' },
  cancel: { en: 'Cancel', zh: '取消' },
  tableLead: {
    en: 'Or send them as a table: download the template, fill in the kilograms, upload it. A marketplace’s EPR report goes in by the same template.',
    zh: '也可以使用表格：下载模板，填写公斤数后上传。平台EPR报告请按同一模板填写。',
  },
  whose: { en: 'The figures are from', zh: '数据来自' },
  upload: { en: 'Upload table', zh: '上传表格' },
  uploading: { en: 'Reading the table', zh: '正在读取表格' },
  template: { en: 'Template (XLSX)', zh: '下载模板' },
  notKept: {
    en: 'Nothing was kept: correct these lines and upload again',
    zh: '未保存，请更正以下各行后重新上传',
  },
  problemLine: { en: 'Row {{line}}, “{{value}}”: {{problem}}', zh: '第{{line}}行“{{value}}”：{{problem}}' },
  problem_NO_COLUMN: { en: 'there is no such column; use the template', zh: '缺少该列，请使用模板' },
  problem_UNKNOWN_LINE: {
    en: 'this line is not in the report; use the names of the template',
    zh: '申报中没有该项目，请使用模板中的名称',
  },
  problem_BAD_WEIGHT: {
    en: 'not a weight; write kilograms as 12.5, without a thousands separator',
    zh: '重量无法识别，请按12.5的格式填写公斤数，不要使用千位分隔符',
  },
  problem_TOO_HEAVY: { en: 'more than 10,000 tonnes; is the unit right?', zh: '超过1万吨，请核对单位' },
  problem_DUPLICATE: { en: 'the line stands in the table twice', zh: '该项目重复出现' },
  problem_NOT_READABLE: { en: 'this row cannot be read', zh: '该行无法读取' },
})

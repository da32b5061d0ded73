import { defineText } from '#platform/shared/text.ts'

/** Choosing services and comparing them side by side. */
export const compareText = defineText({
  compareRemoveNamed: { en: 'Remove {{name}}', zh: '将“{{name}}”移出对比' },
  compareBar: { en: 'Comparison', zh: '服务对比' },
  compareChosen: {
    en: { one: '{{count}} of 3 chosen', other: '{{count}} of 3 chosen' },
    zh: { other: '已选{{count}}/3项' },
  },
  compareNeedsTwo: { en: 'Choose at least two.', zh: '请至少选择两项。' },
  compareFull: { en: 'You can compare up to three.', zh: '最多对比三项。' },
  compareNow: { en: 'Compare', zh: '开始对比' },
  compareClear: { en: 'Clear', zh: '清空' },
  compareTakeOut: { en: 'Remove', zh: '移出' },
  compareTitle: { en: 'Compare services', zh: '服务对比' },
  compareLead: {
    en: 'The same facts for each service, side by side. Prices are for the default options.',
    zh: '同一项信息并排查看，价格按默认选项计算。',
  },
  compareDescription: {
    en: 'Compare price, working days, contents, documents and options of two or three services for online sellers.',
    zh: '对比两到三项跨境合规服务的价格、工作日、内容、所需文件和选项。',
  },
  compareNothing: { en: 'Nothing to compare yet', zh: '尚未选择要对比的服务' },
  compareNothingText: {
    en: 'Choose two or three services in the list; a service that is no longer sold is left out.',
    zh: '请在列表中选择两到三项服务，已下架的服务不会显示。',
  },
  compareFact: { en: 'Fact', zh: '对比项' },
  compareBack: { en: 'Back to the list', zh: '返回列表' },
  factPrice: { en: 'Price', zh: '价格' },
  factUsual: { en: 'with the default options', zh: '默认选项' },
  factDays: { en: 'Working days', zh: '工作日' },
  factGet: { en: 'What you get', zh: '您将获得' },
  factMaterials: { en: 'What to have ready', zh: '需要准备的文件' },
  factOptions: { en: 'Options', zh: '可选项' },
  factNone: { en: 'none', zh: '无' },
  factOwner: { en: 'Steps by', zh: '由谁处理' },
  factOwnerYou: { en: 'You: {{count}}', zh: '您：{{count}}步' },
  factOwnerAgency: { en: 'Us: {{count}}', zh: '我们：{{count}}步' },
  factOwnerAuthority: { en: 'Authority: {{count}}', zh: '主管机关：{{count}}步' },
  factEffort: { en: 'Your own time', zh: '您需花费' },
  factEffortMinutes: { en: 'about {{minutes}} minutes', zh: '约{{minutes}}分钟' },
  factFees: { en: 'Official fees', zh: '官方费用' },
  factAlso: { en: 'What else is needed', zh: '还需要' },
  seeAndBuy: { en: 'Choose options and buy', zh: '选择方案并购买' },
})

import { defineText } from '#platform/shared/text.ts'

/** The list of services with its search and its filters. */
export const servicesListText = defineText({
  servicesIn: { en: '{{category}} services', zh: '{{category}}服务' },
  servicesFor: { en: 'Services for {{country}}', zh: '{{country}}服务' },
  servicesInFor: { en: '{{category}} services for {{country}}', zh: '{{country}}{{category}}服务' },
  servicesLead: {
    en: 'Fixed prices, open steps, and for every step whose turn it is and how long it takes.',
    zh: '一口价，步骤透明，每一步由谁处理、需要多久都写清楚。',
  },
  servicesDescription: {
    en: 'VAT registration and filing, packaging, EORI numbers, OSS and representatives for online sellers in the EU and the UK, at fixed prices with expected working days.',
    zh: '面向跨境卖家的VAT注册与申报、包装法、EORI、OSS和欧代服务，一口价，预计工作日一目了然。',
  },
  search: { en: 'Search', zh: '搜索' },
  searchLabel: { en: 'Search services', zh: '搜索服务' },
  searchPlaceholder: { en: 'Country, number or marketplace', zh: '国家、税号或关键词' },
  country: { en: 'Country or region', zh: '国家/地区' },
  all: { en: 'All', zh: '全部' },
  sort: { en: 'Sort by', zh: '排序' },
  sortRelevance: { en: 'Best match', zh: '最相关' },
  sortPopular: { en: 'Most popular', zh: '最常购买' },
  sortPriceAsc: { en: 'Lowest price', zh: '价格从低到高' },
  sortPriceDesc: { en: 'Highest price', zh: '价格从高到低' },
  sortFastest: { en: 'Fastest', zh: '办理最快' },
  sortName: { en: 'By name', zh: '按名称' },
  upTo: { en: 'up to {{price}}', zh: '{{price}}以内' },
  anyPrice: { en: 'Any', zh: '不限' },
  counted: { en: '{{name}} ({{count}})', zh: '{{name}}（{{count}}）' },
  filters: { en: 'Filters', zh: '筛选' },
  filtersChosen: { en: 'Filters: {{count}}', zh: '筛选：已选{{count}}项' },
  showFound: {
    en: { one: 'Show {{count}} service', other: 'Show {{count}} services' },
    zh: { other: '查看{{count}}项服务' },
  },
  applyFilters: { en: 'Apply', zh: '确定' },
  searchedInstead: { en: 'Results for “{{words}}”', zh: '已为您显示“{{words}}”的结果' },
  clearFilters: { en: 'Clear filters', zh: '清除筛选' },
  servicesFound: {
    en: { one: '{{count}} service', other: '{{count}} services' },
    zh: { other: '{{count}}项服务' },
  },
  nothingFound: { en: 'No service matches', zh: '没有符合条件的服务' },
  nothingFoundText: {
    en: 'Try another word, or remove a filter.',
    zh: '请换个关键词，或减少筛选条件。',
  },
})

import { defineText } from '#platform/shared/text.ts'

/** Why a work order stands where it does in the queue. */
export const urgencyText = defineText({
  because_LETTER: { en: 'Letter due {{day}}', zh: '来函{{day}}前答复' },
  because_LETTER_UNDATED: { en: 'Letter to answer', zh: '来函待答复' },
  because_CHECK: { en: 'Check due {{day}}', zh: '机关检查{{day}}前答复' },
  because_CHECK_UNDATED: { en: 'Check to answer', zh: '机关检查待答复' },
  because_QUERY: { en: 'Query due {{day}}', zh: '补正{{day}}前答复' },
  because_DUE: { en: 'Step due {{day}}', zh: '本步骤{{day}}截止' },
  late_LETTER: { en: 'Letter was due {{day}}', zh: '来函答复已逾期（{{day}}）' },
  late_CHECK: { en: 'Check was due {{day}}', zh: '机关检查答复已逾期（{{day}}）' },
  late_QUERY: { en: 'Query was due {{day}}', zh: '补正已逾期（{{day}}）' },
  late_DUE: { en: 'Step was due {{day}}', zh: '本步骤已逾期（{{day}}）' },
  because_AGE: { en: 'Bought {{day}}', zh: '{{day}}购买' },
  first_LETTER: {
    en: 'First, because the authority wants an answer by {{day}}',
    zh: '排在首位：税务机关要求{{day}}前答复',
  },
  first_LETTER_UNDATED: {
    en: 'First, because a letter from the authority waits for an answer',
    zh: '排在首位：税务机关来函待答复',
  },
  first_CHECK: {
    en: 'First, because a check by the authority is to be answered by {{day}}',
    zh: '排在首位：机关检查须于{{day}}前答复',
  },
  first_CHECK_UNDATED: {
    en: 'First, because a check by the authority waits for an answer',
    zh: '排在首位：机关检查待答复',
  },
  first_QUERY: {
    en: 'First, because the authority’s query is to be answered by {{day}}',
    zh: '排在首位：税务机关的补正要求须于{{day}}前答复',
  },
  first_DUE: { en: 'First, because this step is due {{day}}', zh: '排在首位：本步骤{{day}}截止' },
  firstLate_LETTER: {
    en: 'First, because the authority wanted an answer by {{day}}, which has passed',
    zh: '排在首位：税务机关要求的答复期限{{day}}已过',
  },
  firstLate_CHECK: {
    en: 'First, because a check by the authority was to be answered by {{day}}, which has passed',
    zh: '排在首位：机关检查的答复期限{{day}}已过',
  },
  firstLate_QUERY: {
    en: 'First, because the authority’s query was to be answered by {{day}}, which has passed',
    zh: '排在首位：税务机关补正要求的期限{{day}}已过',
  },
  firstLate_DUE: {
    en: 'First, because this step was due by {{day}}, which has passed',
    zh: '排在首位：本步骤已于{{day}}逾期',
  },
  first_AGE: {
    en: 'First, because it was bought on {{day}}, before the others',
    zh: '排在首位：{{day}}购买，时间最早',
  },
  firstUsed: {
    en: {
      one: '{{percent}}% of its 1 working day is used',
      other: '{{percent}}% of its {{count}} working days is used',
    },
    zh: '{{count}}个工作日的时限已用{{percent}}%',
  },
  firstOver: {
    en: {
      one: 'its 1 working day was over on {{day}}',
      other: 'its {{count}} working days were over on {{day}}',
    },
    zh: '{{count}}个工作日的时限已于{{day}}超过',
  },
  firstAlone: { en: 'First, because {{used}}.', zh: '排在首位：{{used}}。' },
  firstAnd: { en: '{{first}}, and {{used}}.', zh: '{{first}}，{{used}}。' },
  firstOnly: { en: '{{first}}.', zh: '{{first}}。' },
  levelUsed: { en: '{{percent}}% of {{count}} days used', zh: '{{count}}个工作日已用{{percent}}%' },
  levelUsedOne: { en: '{{percent}}% of 1 day used', zh: '1个工作日已用{{percent}}%' },
  levelOver: { en: 'Level passed {{day}}', zh: '已超时限（{{day}}）' },
  levelTitle: {
    en: 'Service level: {{count}} working days of the agency’s own time; ends {{day}}',
    zh: '服务时限：本机构办理时间{{count}}个工作日，{{day}}到期',
  },
  levelTitleOne: {
    en: 'Service level: 1 working day of the agency’s own time; ends {{day}}',
    zh: '服务时限：本机构办理时间1个工作日，{{day}}到期',
  },
})

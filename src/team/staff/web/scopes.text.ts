import { defineText } from '#platform/shared/text.ts'

export const scopesText = defineText({
  title: { en: 'Who sees what', zh: '可见范围' },
  about: {
    en: 'How much of the work each person sees. What lies outside is not there for them: no list, search or link leads to it. A change counts at once.',
    zh: '设定每位工作人员可以看到的业务。范围之外的内容，列表、搜索和链接均不会显示。修改即时生效。',
  },
  name: { en: 'Name', zh: '姓名' },
  role: { en: 'Role', zh: '角色' },
  sees: { en: 'Sees', zh: '可见范围' },
  action: { en: 'Action', zh: '操作' },
  change: { en: 'Change', zh: '修改' },
  changeNamed: { en: 'Change what {{name}} sees', zh: '修改{{name}}的可见范围' },
  changeTitle: { en: 'What {{name}} sees', zh: '{{name}}的可见范围' },
  role_agent: { en: 'Case handler', zh: '经办人' },
  role_reviewer: { en: 'Reviewer', zh: '复核人' },
  role_finance: { en: 'Finance', zh: '财务' },
  role_partner: { en: 'Partner firm', zh: '合作机构' },
  role_admin: { en: 'Administrator', zh: '管理员' },
  scope_all: { en: 'Everything', zh: '全部' },
  scope_teams: {
    en: 'Countries of their teams, and what is assigned to them',
    zh: '所属小组负责的国家及本人经办的服务单',
  },
  scope_assigned: { en: 'Only what is assigned to them', zh: '仅本人经办的服务单' },
  scope_partner: { en: 'Countries of the firm', zh: '机构负责的国家' },
  scope_partnerOf: { en: 'Countries of the firm: {{countries}}', zh: '机构负责的国家：{{countries}}' },
  scope_partnerNone: {
    en: 'Only countries for which the firm signs off',
    zh: '仅机构具备申报资质的国家',
  },
  scopeHelp: {
    en: 'Somebody in no team sees what is assigned to them. A team without countries works on all of them.',
    zh: '未加入任何小组的人员仅可见本人经办的服务单；未设定国家的小组可见全部国家。',
  },
  countries: { en: 'Countries of the firm', zh: '机构负责的国家' },
  countriesHelp: {
    en: 'Countries for which the firm signs off under a licence count without being chosen here.',
    zh: '机构已登记申报资质的国家自动计入，无需在此选择。',
  },
  save: { en: 'Save', zh: '保存' },
  cancel: { en: 'Cancel', zh: '取消' },
  saved: { en: 'Saved: it counts from now on', zh: '已保存，即时生效' },
  noRoleTitle: { en: 'Your role does not include this', zh: '您无权查看' },
  noRoleText: { en: 'Administrators decide who sees what.', zh: '可见范围由管理员设定。' },
})

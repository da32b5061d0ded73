import type { DataClass } from './data-class.ts'
import { DAYS_KEPT } from './periods.ts'

const none = (...tables: string[]): DataClass['places'] =>
  Object.fromEntries(tables.map((table) => [table, {}]))

/** What the agency needs for its own work, and what is about nobody. */
export const AGENCY: readonly DataClass[] = [
  {
    key: 'staff',
    whose: 'STAFF',
    what: {
      en: 'The agency’s people: name, e-mail address, role, teams, texts and views of their own',
      zh: '我方人员：姓名、邮箱、角色、团队、个人模板和视图',
    },
    why: { en: 'To work, and to say who did it', zh: '用于工作和标明经办人' },
    kept: { until: 'AGENCY' },
    job: null,
    places: none(
      'staff_members',
      'staff_teams',
      'text_blocks',
      'saved_queue_views',
      'assignment_rules',
      'queue_tags',
    ),
  },
  {
    key: 'staffSessions',
    whose: 'STAFF',
    what: {
      en: 'Sessions of the staff: IP address, name of the browser',
      zh: '我方人员的登录会话：IP地址、浏览器名称',
    },
    why: { en: 'To keep the back office safe', zh: '保障后台安全' },
    kept: { until: 'DAYS', days: 1, after: { en: 'the end of the session', zh: '会话结束' } },
    job: 'staff.forget',
    places: none('staff_sessions'),
  },
  {
    key: 'absences',
    whose: 'STAFF',
    what: { en: 'When somebody of the staff is away', zh: '我方人员的休假' },
    why: { en: 'To know who stands in', zh: '用于安排代班人' },
    kept: { until: 'DAYS', days: DAYS_KEPT.absences, after: { en: 'the absence', zh: '休假结束' } },
    job: null,
    places: none('staff_absences'),
  },
  {
    key: 'agency',
    whose: 'NOBODY',
    what: {
      en: 'What is sold, prices, rates, rules, calendars, the agency’s licences and what the machine needs to run',
      zh: '服务、价格、税率、规则、日历、我方资质及系统运行所需数据',
    },
    why: { en: 'To run the portal', zh: '用于平台运行' },
    kept: { until: 'AGENCY' },
    job: null,
    places: none(
      'added_tax_rates',
      'agency_days',
      'announcements',
      'bundle_rules',
      'catalogue_stamp',
      'country_days',
      'coupons',
      'euro_rates',
      'form_templates',
      'hmrc_grants',
      'installation',
      'job_workers',
      'licences',
      'number_series',
      'obligation_rule_changes',
      'official_rates',
      'payment_event_cursors',
      'process_versions',
      'product_categories',
      'product_prices',
      'products',
      'service_levels',
      'vat_number_checks',
    ),
  },
  {
    key: 'standIns',
    whose: 'NOBODY',
    what: {
      en: 'What stands in for the payment provider in a demo; a real provider keeps its own records',
      zh: '演示环境中模拟支付服务商的数据；正式环境由支付服务商自行保存',
    },
    why: { en: 'To try out payments', zh: '用于试用付款' },
    kept: { until: 'AGENCY' },
    job: null,
    places: none('local_stripe_answers', 'local_stripe_events', 'local_stripe_objects'),
  },
]

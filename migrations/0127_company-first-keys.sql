-- All at once, and before anything is changed: whoever works with one of them ends first, and nobody is met half-way.
lock table "agreement_acceptances", "coupon_uses", "review_notes", "invoices", "order_lines", "payments", "refunds", "filing_terms", "registrations", "service_periods", "renewals", "work_orders", "wo_nodes", "wo_supplements", "wo_corrections" in access exclusive mode;--> statement-breakpoint
ALTER TABLE "filing_terms" DROP CONSTRAINT "filing_terms_registration_id_registrations_id_fk";--> statement-breakpoint
ALTER TABLE "renewals" DROP CONSTRAINT "renewals_registration_id_registrations_id_fk";--> statement-breakpoint
ALTER TABLE "renewals" DROP CONSTRAINT "renewals_term_id_filing_terms_id_fk";--> statement-breakpoint
ALTER TABLE "service_periods" DROP CONSTRAINT "service_periods_registration_id_registrations_id_fk";--> statement-breakpoint
ALTER TABLE "service_periods" DROP CONSTRAINT "service_periods_term_id_filing_terms_id_fk";--> statement-breakpoint
ALTER TABLE "wo_corrections" DROP CONSTRAINT "wo_corrections_node_id_wo_nodes_id_fk";--> statement-breakpoint
DROP INDEX "order_lines_company";--> statement-breakpoint
DROP INDEX "refunds_company";--> statement-breakpoint
DROP INDEX "wo_nodes_company";--> statement-breakpoint
DROP INDEX "wo_supplements_company";--> statement-breakpoint
DROP INDEX "invoices_one_per_order";--> statement-breakpoint
DROP INDEX "invoices_one_per_refund";--> statement-breakpoint
DROP INDEX "order_lines_cart_line";--> statement-breakpoint
DROP INDEX "payments_one_open";--> statement-breakpoint
DROP INDEX "refunds_request";--> statement-breakpoint
DROP INDEX "filing_terms_order_line";--> statement-breakpoint
DROP INDEX "filing_terms_first_of_work";--> statement-breakpoint
DROP INDEX "registrations_work_order";--> statement-breakpoint
DROP INDEX "service_periods_once";--> statement-breakpoint
DROP INDEX "wo_nodes_position";--> statement-breakpoint
DROP INDEX "wo_supplements_position";--> statement-breakpoint
DROP INDEX "work_orders_order_line";--> statement-breakpoint
ALTER TABLE "agreement_acceptances" DROP CONSTRAINT "agreement_acceptances_pkey";--> statement-breakpoint
ALTER TABLE "coupon_uses" DROP CONSTRAINT "coupon_uses_pkey";--> statement-breakpoint
ALTER TABLE "review_notes" DROP CONSTRAINT "review_notes_pkey";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_pkey";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_pkey";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";--> statement-breakpoint
ALTER TABLE "filing_terms" DROP CONSTRAINT "filing_terms_pkey";--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_pkey";--> statement-breakpoint
ALTER TABLE "service_periods" DROP CONSTRAINT "service_periods_pkey";--> statement-breakpoint
ALTER TABLE "wo_nodes" DROP CONSTRAINT "wo_nodes_pkey";--> statement-breakpoint
ALTER TABLE "wo_supplements" DROP CONSTRAINT "wo_supplements_pkey";--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_company_id_order_id_pk" PRIMARY KEY("company_id","order_id");--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "filing_terms" ADD CONSTRAINT "filing_terms_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "service_periods" ADD CONSTRAINT "service_periods_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "wo_nodes" ADD CONSTRAINT "wo_nodes_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "wo_supplements" ADD CONSTRAINT "wo_supplements_company_id_id_pk" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "filing_terms" ADD CONSTRAINT "filing_terms_registration_of" FOREIGN KEY ("company_id","registration_id") REFERENCES "public"."registrations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_registration_of" FOREIGN KEY ("company_id","registration_id") REFERENCES "public"."registrations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_term_of" FOREIGN KEY ("company_id","term_id") REFERENCES "public"."filing_terms"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_periods" ADD CONSTRAINT "service_periods_registration_of" FOREIGN KEY ("company_id","registration_id") REFERENCES "public"."registrations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_periods" ADD CONSTRAINT "service_periods_term_of" FOREIGN KEY ("company_id","term_id") REFERENCES "public"."filing_terms"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_corrections" ADD CONSTRAINT "wo_corrections_node_of" FOREIGN KEY ("company_id","node_id") REFERENCES "public"."wo_nodes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_id" ON "invoices" USING btree ("id");--> statement-breakpoint
CREATE INDEX "order_lines_id" ON "order_lines" USING btree ("id");--> statement-breakpoint
CREATE INDEX "refunds_id" ON "refunds" USING btree ("id");--> statement-breakpoint
CREATE INDEX "filing_terms_id" ON "filing_terms" USING btree ("id");--> statement-breakpoint
CREATE INDEX "registrations_id" ON "registrations" USING btree ("id");--> statement-breakpoint
CREATE INDEX "service_periods_id" ON "service_periods" USING btree ("id");--> statement-breakpoint
CREATE INDEX "wo_nodes_work_order" ON "wo_nodes" USING btree ("work_order_id","position");--> statement-breakpoint
CREATE INDEX "wo_supplements_work_order" ON "wo_supplements" USING btree ("work_order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_order" ON "invoices" USING btree ("company_id","order_id") WHERE kind = 'INVOICE';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_refund" ON "invoices" USING btree ("company_id","refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_cart_line" ON "order_lines" USING btree ("company_id","cart_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("company_id","order_id") WHERE "payments"."status" in ('CREATED', 'PENDING');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_request" ON "refunds" USING btree ("company_id","order_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "filing_terms_order_line" ON "filing_terms" USING btree ("company_id","order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "filing_terms_first_of_work" ON "filing_terms" USING btree ("company_id","work_order_id") WHERE not is_renewal;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_work_order" ON "registrations" USING btree ("company_id","work_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_periods_once" ON "service_periods" USING btree ("company_id","registration_id","kind","from_day") WHERE state <> 'CANCELLED';--> statement-breakpoint
CREATE UNIQUE INDEX "wo_nodes_position" ON "wo_nodes" USING btree ("company_id","work_order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "wo_supplements_position" ON "wo_supplements" USING btree ("company_id","work_order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "work_orders_order_line" ON "work_orders" USING btree ("company_id","order_line_id");--> statement-breakpoint
DROP INDEX "payments_awaited_transfers";--> statement-breakpoint
CREATE INDEX "payments_awaited_transfers" ON "payments" USING btree ("order_id","amount") WHERE "payments"."method" = 'BANK_TRANSFER' and "payments"."status" = 'PENDING';
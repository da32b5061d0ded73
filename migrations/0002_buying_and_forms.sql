CREATE TABLE "agreement_acceptances" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"occasion" text NOT NULL,
	"record" text,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_carts" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"countries" integer NOT NULL,
	"basis_points" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "coupon_claims" (
	"company_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"claimed_by" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_claims_company_id_coupon_id_pk" PRIMARY KEY("company_id","coupon_id"),
	CONSTRAINT "coupon_claims_uses_counted" CHECK ("coupon_claims"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"basis_points" integer,
	"amounts" jsonb NOT NULL,
	"minimums" jsonb NOT NULL,
	"categories" jsonb NOT NULL,
	"products" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"total_uses" integer,
	"uses_per_company" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"stackable" boolean NOT NULL,
	"claimable" boolean NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupons_uses_counted" CHECK ("coupons"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"robot" boolean NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"lang" text NOT NULL,
	"privacy_version" text NOT NULL,
	"company_id" text,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_templates" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"template" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_templates_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
CREATE TABLE "invite_unlocks" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"invite_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"node_id" text NOT NULL,
	"sections" jsonb NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text NOT NULL,
	"pin_hash" text,
	"pin_tries" integer NOT NULL,
	"email" text,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"person_name" text NOT NULL,
	"opened_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"mailed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issued_on" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_on" text NOT NULL,
	"order_id" text NOT NULL,
	"order_number" text NOT NULL,
	"refund_id" text,
	"corrects" jsonb,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"issuer" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"discounts" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat_kind" text NOT NULL,
	"vat_rate_basis_points" integer NOT NULL,
	"vat_reason" jsonb NOT NULL,
	"vat_source" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "obligation_rule_changes" (
	"rule" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"confidence" text,
	"reason" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"request_key" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_name" text NOT NULL,
	"proof" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "incoming_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"bank_id" text NOT NULL,
	"day" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"payer" text NOT NULL,
	"status" text NOT NULL,
	"order_id" text,
	"payment_id" text,
	"return_reference" text,
	"return_reason" text,
	"imported_by" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_by_name" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vat_number_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"vat_number" text NOT NULL,
	"register" text NOT NULL,
	"outcome" text NOT NULL,
	"fault" text,
	"consultation_number" text,
	"requester" text,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "added_tax_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"category" text NOT NULL,
	"basis_points" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"source" text NOT NULL,
	"confidence" text NOT NULL,
	"overrides" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text
);
--> statement-breakpoint
CREATE TABLE "wo_supplements" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"kind" text NOT NULL,
	"choices" jsonb NOT NULL,
	"max_files" integer NOT NULL,
	"due_at" text,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"value" text,
	"file_ids" jsonb NOT NULL,
	"answered_by_name" text,
	"answered_at" timestamp with time zone,
	"round" integer NOT NULL,
	"note" jsonb,
	"asked_by_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_company";--> statement-breakpoint
DROP INDEX "orders_company_status";--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "vat_number_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "vat_number_consultation" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "privacy_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "visitor_cart" text;--> statement-breakpoint
ALTER TABLE "form_sections" ADD COLUMN "saved_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "supplements_asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "supplements_waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_pay_deliveries" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_pay_deliveries" ADD COLUMN "behaviour" text DEFAULT 'prompt' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_pay_sessions" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_claims" ADD CONSTRAINT "coupon_claims_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_claims" ADD CONSTRAINT "coupon_claims_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_unlocks" ADD CONSTRAINT "invite_unlocks_invite_id_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."invites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_transfers" ADD CONSTRAINT "incoming_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_transfers" ADD CONSTRAINT "incoming_transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_supplements" ADD CONSTRAINT "wo_supplements_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_acceptances_user" ON "agreement_acceptances" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "agreement_acceptances_company" ON "agreement_acceptances" USING btree ("company_id","document","at");--> statement-breakpoint
CREATE INDEX "visitor_carts_created" ON "visitor_carts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coupon_claims_company" ON "coupon_claims" USING btree ("company_id","claimed_at");--> statement-breakpoint
CREATE INDEX "coupon_claims_coupon" ON "coupon_claims" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_company" ON "coupon_uses" USING btree ("company_id","coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon" ON "coupon_uses" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupons_created" ON "coupons" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coupons_offered" ON "coupons" USING btree ("claimable","valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_number" ON "enquiries" USING btree ("number");--> statement-breakpoint
CREATE INDEX "enquiries_created" ON "enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_status" ON "enquiries" USING btree ("status","created_at","id") WHERE not robot;--> statement-breakpoint
CREATE INDEX "enquiries_robots" ON "enquiries" USING btree ("created_at","id") WHERE robot;--> statement-breakpoint
CREATE INDEX "enquiries_company" ON "enquiries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry" ON "enquiry_notes" USING btree ("enquiry_id","at");--> statement-breakpoint
CREATE INDEX "enquiry_notes_staff" ON "enquiry_notes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "invite_unlocks_invite" ON "invite_unlocks" USING btree ("invite_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_code" ON "invites" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invites_node" ON "invites" USING btree ("company_id","node_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_order" ON "invoices" USING btree ("order_id") WHERE kind = 'INVOICE';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_refund" ON "invoices" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_kind_issued" ON "invoices" USING btree ("kind","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_request" ON "refunds" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_company" ON "refunds" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "refunds_try" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_by_hand" ON "refunds" USING btree ("created_at") WHERE "refunds"."way" = 'BY_HAND' and "refunds"."status" = 'REQUESTED';--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_transfers_bank_id" ON "incoming_transfers" USING btree ("bank_id");--> statement-breakpoint
CREATE INDEX "incoming_transfers_status" ON "incoming_transfers" USING btree ("status","day","id");--> statement-breakpoint
CREATE INDEX "incoming_transfers_order" ON "incoming_transfers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "incoming_transfers_payment" ON "incoming_transfers" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "incoming_transfers_parts" ON "incoming_transfers" USING btree ("order_id") WHERE "incoming_transfers"."status" = 'MATCHED' and "incoming_transfers"."payment_id" is null;--> statement-breakpoint
CREATE INDEX "vat_number_checks_newest" ON "vat_number_checks" USING btree ("vat_number","checked_at");--> statement-breakpoint
CREATE INDEX "added_tax_rates_by_time" ON "added_tax_rates" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX "added_tax_rates_by_country" ON "added_tax_rates" USING btree ("country","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "added_tax_rates_one_from_a_day" ON "added_tax_rates" USING btree ("country","category","valid_from") WHERE withdrawn_at is null and category <> 'reduced';--> statement-breakpoint
CREATE UNIQUE INDEX "wo_supplements_position" ON "wo_supplements" USING btree ("work_order_id","position");--> statement-breakpoint
CREATE INDEX "wo_supplements_company" ON "wo_supplements" USING btree ("company_id","work_order_id");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_visitor_cart_visitor_carts_id_hash_fk" FOREIGN KEY ("visitor_cart") REFERENCES "public"."visitor_carts"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_vat_number_due" ON "companies" USING btree ("vat_number_checked_at") WHERE vat_number_status in ('valid', 'unverified');--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_same_visitor" ON "cart_lines" USING btree ("visitor_cart","product_id","options_key");--> statement-breakpoint
CREATE INDEX "orders_all" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_awaited_transfers" ON "payments" USING btree ("amount") WHERE "payments"."method" = 'BANK_TRANSFER' and "payments"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "work_orders_supplements" ON "work_orders" USING btree ("company_id","bought_at") WHERE supplements_waiting > 0;--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_company_status" ON "orders" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_reason";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_one_owner" CHECK (("cart_lines"."visitor_cart" is null) = ("cart_lines"."company_id" is not null) and ("cart_lines"."company_id" is null) = ("cart_lines"."user_id" is null));
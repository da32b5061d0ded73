CREATE TABLE "filing_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"country" text NOT NULL,
	"calendar" text NOT NULL,
	"months" integer NOT NULL,
	"annual_returns" integer NOT NULL,
	"rhythm" text,
	"first_month" text,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"registration_id" text,
	"covers_from" date,
	"covers_until" date,
	"last_due_on" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_periods" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"registration_id" text NOT NULL,
	"term_id" text NOT NULL,
	"kind" text NOT NULL,
	"rhythm" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"due_on" date,
	"state" text NOT NULL,
	"state_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_work_order_id_work_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "work_order_number" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "order_id" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "order_number" text NOT NULL DEFAULT '';--> statement-breakpoint
-- What was obtained so far learns which order it came from.
UPDATE "registrations" SET "work_order_number" = "work_orders"."number", "order_id" = "work_orders"."order_id", "order_number" = "work_orders"."order_number" FROM "work_orders" WHERE "work_orders"."id" = "registrations"."work_order_id";--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "work_order_number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "order_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "order_number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "filing_terms" ADD CONSTRAINT "filing_terms_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_periods" ADD CONSTRAINT "service_periods_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_periods" ADD CONSTRAINT "service_periods_term_id_filing_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."filing_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "filing_terms_order_line" ON "filing_terms" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "filing_terms_work_order" ON "filing_terms" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "filing_terms_company" ON "filing_terms" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "filing_terms_registration" ON "filing_terms" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "filing_terms_running" ON "filing_terms" USING btree ("last_due_on") WHERE status = 'RUNNING';--> statement-breakpoint
CREATE UNIQUE INDEX "service_periods_once" ON "service_periods" USING btree ("registration_id","kind","from_day") WHERE state <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "service_periods_term" ON "service_periods" USING btree ("term_id","from_day");--> statement-breakpoint
CREATE INDEX "service_periods_company" ON "service_periods" USING btree ("company_id","due_on");
CREATE TABLE "renewals" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"registration_id" text NOT NULL,
	"order_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"kind" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"months" integer NOT NULL,
	"annual_returns" integer NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"from_day" date,
	"to_day" date,
	"end_before" date,
	"term_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "renewals_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
DROP INDEX "filing_terms_work_order";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "cart_line_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "renews" text;--> statement-breakpoint
ALTER TABLE "filing_terms" ADD COLUMN "is_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_term_id_filing_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."filing_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_once" ON "renewals" USING btree ("company_id","registration_id") WHERE status = 'ORDERED';--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_order_line" ON "renewals" USING btree ("company_id","order_line_id");--> statement-breakpoint
CREATE INDEX "renewals_order" ON "renewals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "renewals_registration" ON "renewals" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "order_lines_work_order" ON "order_lines" USING btree ("work_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "filing_terms_first_of_work" ON "filing_terms" USING btree ("work_order_id") WHERE not is_renewal;--> statement-breakpoint
CREATE INDEX "registrations_validity" ON "registrations" USING btree ("valid_to") WHERE ended_on is null;--> statement-breakpoint
CREATE INDEX "filing_terms_work_order" ON "filing_terms" USING btree ("work_order_id");
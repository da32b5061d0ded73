CREATE TABLE "company_closings" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "company_closings_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_exports" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"file_id" text,
	"key_id" text,
	"size" bigint,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "company_exports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_closings" ADD CONSTRAINT "company_closings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_closings" ADD CONSTRAINT "company_closings_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_closings_pending" ON "company_closings" USING btree ("company_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "company_closings_due" ON "company_closings" USING btree ("closes_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "company_exports_open" ON "company_exports" USING btree ("company_id","user_id") WHERE status in ('WAITING', 'RUNNING');--> statement-breakpoint
CREATE INDEX "company_exports_newest" ON "company_exports" USING btree ("company_id","user_id","requested_at");--> statement-breakpoint
CREATE INDEX "company_exports_over" ON "company_exports" USING btree ("status","expires_at");
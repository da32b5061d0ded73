CREATE TABLE "takeover_points" (
	"company_id" text NOT NULL,
	"registration_id" text NOT NULL,
	"point" text NOT NULL,
	"answer" text,
	"day" date,
	"amount" bigint,
	"currency" text,
	"file_id" text,
	"note" text,
	"given_by_kind" text NOT NULL,
	"given_by_name" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"checked_by_id" text,
	"checked_by_name" text,
	"checked_at" timestamp with time zone,
	"return_reason" text,
	CONSTRAINT "takeover_points_company_id_registration_id_point_pk" PRIMARY KEY("company_id","registration_id","point")
);
--> statement-breakpoint
CREATE TABLE "takeovers" (
	"company_id" text NOT NULL,
	"registration_id" text NOT NULL,
	"revision" integer NOT NULL,
	"earlier_agency" text NOT NULL,
	"started_by_kind" text NOT NULL,
	"started_by_name" text NOT NULL,
	"to_answer" integer NOT NULL,
	"to_check" integer NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "takeovers_company_id_registration_id_pk" PRIMARY KEY("company_id","registration_id")
);
--> statement-breakpoint
ALTER TABLE "takeover_points" ADD CONSTRAINT "takeover_points_of" FOREIGN KEY ("company_id","registration_id") REFERENCES "public"."takeovers"("company_id","registration_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "takeovers_open" ON "takeovers" USING btree ("created_at","registration_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "takeovers_to_answer" ON "takeovers" USING btree ("company_id") WHERE done_at is null and to_answer > 0;
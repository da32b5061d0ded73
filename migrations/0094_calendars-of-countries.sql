CREATE TABLE "country_days" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"works" boolean NOT NULL,
	"name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_name" text NOT NULL,
	CONSTRAINT "country_days_country_day_pk" PRIMARY KEY("country","day")
);
--> statement-breakpoint
ALTER TABLE "staff_teams" ADD COLUMN "seat" text;
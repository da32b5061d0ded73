CREATE TABLE "ending_ticks" (
	"company_id" text NOT NULL,
	"registration_id" text NOT NULL,
	"point" text NOT NULL,
	"done_on" date NOT NULL,
	"file_id" text,
	"note" text,
	"given_by_kind" text NOT NULL,
	"given_by_name" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ending_ticks_company_id_registration_id_point_pk" PRIMARY KEY("company_id","registration_id","point")
);

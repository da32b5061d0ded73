ALTER TABLE "wo_talk" DROP CONSTRAINT "wo_talk_pkey";--> statement-breakpoint
ALTER TABLE "wo_talk" ADD CONSTRAINT "wo_talk_company_id_id_pk" PRIMARY KEY("company_id","id");

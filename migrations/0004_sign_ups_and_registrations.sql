-- Names that misled: what somebody typed into the sign-up is no registration, and what a service obtained is one.
ALTER TABLE "registrations" RENAME TO "sign_ups";--> statement-breakpoint
ALTER INDEX "registrations_pkey" RENAME TO "sign_ups_pkey";--> statement-breakpoint
ALTER INDEX "registrations_email" RENAME TO "sign_ups_email";--> statement-breakpoint
ALTER INDEX "registrations_created" RENAME TO "sign_ups_created";--> statement-breakpoint
ALTER TABLE "services" RENAME TO "registrations";--> statement-breakpoint
ALTER INDEX "services_pkey" RENAME TO "registrations_pkey";--> statement-breakpoint
ALTER TABLE "registrations" RENAME CONSTRAINT "services_work_order_id_work_orders_id_fk" TO "registrations_work_order_id_work_orders_id_fk";--> statement-breakpoint
ALTER INDEX "services_work_order" RENAME TO "registrations_work_order";--> statement-breakpoint
ALTER INDEX "services_company" RENAME TO "registrations_company";

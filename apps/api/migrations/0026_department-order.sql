CREATE TABLE "department_orders" (
	"user_id" text NOT NULL,
	"store_name" text NOT NULL,
	"departments" jsonb NOT NULL,
	CONSTRAINT "department_orders_user_id_store_name_pk" PRIMARY KEY("user_id","store_name")
);
--> statement-breakpoint
ALTER TABLE "department_orders" ADD CONSTRAINT "department_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
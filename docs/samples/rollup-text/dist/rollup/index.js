var terms = ["Free","For all",""];

export { terms };

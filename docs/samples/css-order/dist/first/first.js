const button_button = (text)=>[
        'button',
        text
    ];
const card = (text)=>[
        'card',
        button_button(text)
    ];
export { card };
